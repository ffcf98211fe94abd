/** Each of marketing's edits passes the content check alone; all together are built by the group "builds". */
import { formatProblem, inspectContent } from '../support/content';
import { copyContent } from '../support/content-folder';
import { EDITS } from '../support/edits';
import { expect, test } from '../support/test';

test('nothing is wrong with all edits together', () => {
  const content = copyContent();
  try {
    for (const { apply } of EDITS) apply(content);
    expect(inspectContent(content.root).problems.map(formatProblem)).toEqual([]);
  } finally {
    content.dispose();
  }
});

for (const { name, apply } of EDITS) {
  test(`nothing is wrong with ${name}`, () => {
    const content = copyContent();
    try {
      apply(content);
      expect(inspectContent(content.root).problems.map(formatProblem)).toEqual([]);
    } finally {
      content.dispose();
    }
  });
}
