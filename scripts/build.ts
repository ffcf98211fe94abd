/** `npm run build`: everything between content/ and a finished out/, in order. */
import { runSteps } from './steps';

runSteps([
  ['Content and pictures', 'tsx scripts/content.ts --pictures'],
  ['Types', 'npm run types'],
  ['Pages', 'next build'],
  ["Photos' originals", 'tsx scripts/pictures/sweep.ts'],
  ['Markdown', 'tsx scripts/markdown-twins.ts'],
  ['Social pictures', 'tsx scripts/social-pictures.ts'],
  ['Search', 'tsx scripts/search-index.ts'],
  ['Finish', 'tsx scripts/finish'],
  ['Editor', 'tsx scripts/cms.ts'],
  ['Hosts', 'tsx scripts/hosts.ts'],
]);
