/** The content reference lists the fields of the schemas, and its examples are valid. */
import fs from 'node:fs';
import { MODEL } from '../../app/model';
import { contentTypesOf } from '../../lib/content/content-types';
import { withTables } from '../../scripts/support/reference';
import { expect, test } from '../support/content';

const readReference = () => fs.readFileSync('docs/content-reference.md', 'utf8');

test('lists all fields of content', () => {
  const reference = readReference();
  expect(withTables(reference, MODEL), 'run npm run manual').toBe(reference);
});

test('has a valid example of each collection', ({ content }) => {
  for (const { label, folder } of contentTypesOf(MODEL).filter(({ kind }) => kind)) {
    const chapter =
      readReference()
        .split(/^## /m)
        .find((text) => text.startsWith(`${label}\n`)) ?? '';
    const [, example = ''] = /^```yaml\n([\s\S]*?)^```$/m.exec(chapter) ?? [];
    content.write(`${folder}/an-example.md`, example.replace('draft: true\n', ''));
    expect.soft(content.problems(), label).toEqual([]);
    content.remove(`${folder}/an-example.md`);
  }
});
