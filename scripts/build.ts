/** `npm run build`: everything between content/ and a finished out/, in order. */
import { runSteps } from './steps';

runSteps([
  ['Content', 'tsx scripts/content.ts'],
  ['Pictures', 'tsx scripts/pictures/index.ts'],
  ['Pages', 'next build'],
  ["Photos' originals", 'tsx scripts/pictures/sweep.ts'],
  ['Markdown', 'tsx scripts/markdown-twins.ts'],
  ['Social pictures', 'tsx scripts/social-pictures.ts'],
  ['Search', 'tsx scripts/search-index.ts'],
  ['Finish', 'tsx scripts/finish'],
  ['Editor', 'tsx scripts/cms.ts'],
]);
