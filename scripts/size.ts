/** `npm run bench:size`: prints the weight of each page of out/ and of each island's scripts. Run a build first. */
import { BASE_PATH } from '../lib/shared/base-path';
import { weighIslands, weighPages } from './support/weigh';

const kB = (bytes: number) => (bytes / 1000).toFixed(1);
const pages = weighPages('out', BASE_PATH);

console.log('kB, brotli; fonts as they are. A page loads no script before a visitor uses an island.\n');
console.table(pages.map(({ route, html, css, fonts }) => ({ route, html: kB(html), css: kB(css), fonts: kB(fonts) })));
console.table([...weighIslands('out', BASE_PATH)].map(([island, bytes]) => ({ island, kB: kB(bytes) })));
