/** Marketing's edits are valid, each alone and all together, which the project *builds* builds. */
import { expect, test } from '../support/content';
import { EDITS } from '../support/edits';

test('accepts each edit of marketing, and all together', ({ content }) => {
  for (const [name, apply] of Object.entries(EDITS)) {
    apply(content);
    expect.soft(content.problems(), name).toEqual([]);
    content.undo();
  }
  for (const apply of Object.values(EDITS)) apply(content);
  expect(content.problems()).toEqual([]);
});
