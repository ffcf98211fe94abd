/**
 * `npm run build`: everything between content/ and a finished out/, in order. TYPES=off leaves the check of types to
 * somebody else: tests build copies of a project whose types are checked already.
 */
import { runSteps, type Step } from './support/steps';

const TYPES: readonly Step[] = process.env.TYPES === 'off' ? [] : [['Types', 'npm run types']];

runSteps([
  ['Content and pictures', 'tsx scripts/content.ts --pictures'],
  ...TYPES,
  ['Pages', 'next build'],
  ["Photos' originals", 'tsx scripts/sweep-originals.ts'],
  ['Markdown', 'tsx scripts/markdown-exports.ts'],
  ['Social pictures', 'tsx scripts/social-pictures.ts'],
  ['Search', 'tsx scripts/search-index.ts'],
  ['Finish', 'tsx scripts/finish.ts'],
  ['Editor', 'tsx scripts/editor.ts'],
  ['Hosts', 'tsx scripts/hosts.ts'],
]);
