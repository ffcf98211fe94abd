/** `npm run build`: everything between content/ and a finished out/, in order. */
import { runSteps } from './steps';

runSteps([
  ['Content and pictures', 'tsx scripts/content.ts --pictures'],
  ['Pages', 'next build'],
  ["Photos' originals", 'tsx scripts/pictures/sweep.ts'],
]);
