import assert from 'node:assert/strict';
import { test } from 'node:test';
import { restoreBlocks } from './text-blocks';

const FILE = `1986\\. It was the year of the first bridge.

*An italic line
over two lines* and more.


* * *
## A heading
Directly below.

- a step with code:

  \`\`\`sh
  npm ci
  \`\`\`

~~~js
let a = 1;
~~~`;

/** The same text as a form writes it: other marks, and the list is in two parts. */
const TWIN = `1986. It was the year of the first bridge.

*An italic line*
*over two lines* and more.

- \\* \\*

## A heading

Directly below.

- a step with code:

\`\`\`sh
npm ci
\`\`\`

\`\`\`js
let a = 1;
\`\`\``;

test('writes a form that one block has become as a whole', () => {
  const text = restoreBlocks(FILE, TWIN, TWIN.replace('npm ci', 'npm install'));
  assert.match(text, /^- a step with code:\n\n```sh\nnpm install\n```\n\n~~~js$/m);
  assert.match(text, /^1986\\\. /);
});

test('keeps blocks that were moved, and leaves out those that were removed', () => {
  const [first = '', ...rest] = TWIN.split('\n\n');
  assert.match(restoreBlocks(FILE, TWIN, [...rest, first].join('\n\n')), /~~~\n\n1986\\\. It was.*$/);
  assert.equal(restoreBlocks(FILE, TWIN, rest.join('\n\n')), FILE.slice(FILE.indexOf('*An')));
  assert.match(restoreBlocks(FILE, TWIN, `New.\n\n${TWIN}`), /^New\.\n\n1986\\\. /);
  assert.equal(restoreBlocks(FILE, TWIN, ''), '');
});
