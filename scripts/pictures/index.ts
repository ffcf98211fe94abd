/** `npm run pictures`: makes what pages and previews show of the pictures content names. Part of the build. */
import path from 'node:path';
import { inspectContent } from '../../lib/content/load';
import { preparePictures } from './prepare';

const root = path.resolve('content');
const { pictures } = inspectContent(root);
const made = await preparePictures(pictures, root);
console.log(`${new Set(pictures.map(({ key }) => key)).size} pictures, ${made} files made.`);
