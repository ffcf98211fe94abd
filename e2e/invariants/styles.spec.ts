import { expect, test } from '../support/test';

test('switches between light and dark by light-dark() alone', ({ site }) => {
  const sheets = site.files.filter((file) => file.startsWith('_next/') && file.endsWith('.css'));
  const css = sheets.map((sheet) => site.read(sheet)).join('\n');
  expect(css).not.toContain('prefers-color-scheme');
  expect(css).toContain('--color-surface:light-dark(#faf8f2,#14161a)');
});
