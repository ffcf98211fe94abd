/** `npm run check`: every check of the project in CI's order; stops at the first that fails. */
import { runSteps } from './support/steps';

runSteps([
  ['Format', 'npm run format'],
  ['Lint', 'npm run lint'],
  ['Types', 'npm run types'],
  ['Content', 'npm run content'],
  ['Build and tests', 'npm test'],
]);
