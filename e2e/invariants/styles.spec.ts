import postcss from 'postcss';
import { expect, test } from '../support/test';

test('changes only colours in the dark scheme', ({ site }) => {
  const sheets = site.files.filter((file) => file.startsWith('_next/') && file.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(0);
  const declared: string[] = [];
  for (const sheet of sheets) {
    postcss.parse(site.read(sheet)).walkAtRules('media', (rule) => {
      if (rule.params.includes('prefers-color-scheme')) rule.walkDecls(({ prop }) => void declared.push(prop));
    });
  }
  expect(declared.length).toBeGreaterThan(5);
  const isColour = (property: string) => /^--|^color-scheme$|color$|^fill$|^stroke$|^filter$/.test(property);
  expect(declared.filter((property) => !isColour(property))).toEqual([]);
});
