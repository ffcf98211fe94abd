/** `npm run build`: everything between content/ and a finished out/, in order. */
import { runSteps } from './steps';

runSteps([
  ['Content', 'tsx scripts/content.ts'],
  ['Pages', 'next build'],
  ['Hosts', 'tsx scripts/hosts.ts'],
]);
