/** Part of `npm run lint`: reports words in comments, messages, titles of tests and documentation that docs/glossary.md replaces. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { findWords } from './find-words';

const CHECKED = /\.(tsx?|mjs|css|md|yml)$/;
/** Leaves out visible copy, what is generated from it, and the generator of illustrations. */
const EXCEPTIONS =
  /^(content\/(?!README)|e2e\/(fixtures|accessibility)\/|tools\/(drawings|wording)\/|lib\/shared\/drawings\/|docs\/(glossary|content-reference)\.md)/;

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' }).split('\n');
const messages = files
  .filter((file) => CHECKED.test(file) && !EXCEPTIONS.test(file))
  .flatMap((file) => findWords(file, readFileSync(file, 'utf8')));
for (const line of messages) console.error(line);
console.log(messages.length > 0 ? '\ndocs/glossary.md lists the terms.' : 'The wording follows the glossary.');
if (messages.length > 0) process.exitCode = 1;
