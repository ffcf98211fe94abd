/** `npm run build`: everything between content/ and a finished out/, in order. */
import { runSteps } from './steps';

runSteps([
  ['Content', 'tsx scripts/content.ts'],
  ['Pages', 'next build'],
  ['Markdown', 'tsx scripts/markdown-twins.ts'],
  ['Social pictures', 'tsx scripts/social-pictures.ts'],
  ['Search', 'tsx scripts/search-index.ts'],
]);
