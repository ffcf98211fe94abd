/** `npm run build`: everything between content/ and a finished out/, in order. */
import { runSteps } from './support/steps';

runSteps([
  ['Content and pictures', 'tsx scripts/content.ts --pictures'],
  ['Types', 'npm run types'],
  ['Pages', 'next build'],
  ["Photos' originals", 'tsx scripts/sweep-originals.ts'],
  ['Markdown', 'tsx scripts/markdown-exports.ts'],
  ['Social pictures', 'tsx scripts/social-pictures.ts'],
  ['Search', 'tsx scripts/search-index.ts'],
  ['Finish', 'tsx scripts/finish.ts'],
  ['Editor', 'tsx scripts/editor.ts'],
  ['Hosts', 'tsx scripts/hosts.ts'],
]);
