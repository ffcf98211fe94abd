/** The policy names everything and lets nothing else through; with the finished pages' one script. */
import { headersOf, policyOf } from '../../support/hosts';
import { expect, test } from '../../support/test';

test('the policy has no loophole', ({ site }) => {
  const header = headersOf(policyOf(site), '/')['Content-Security-Policy'] ?? '';
  const sources = header.split('; ').flatMap((directive) => directive.split(' ').slice(1));
  expect(header).toContain("default-src 'none'");
  for (const source of sources) expect(source).not.toMatch(/'unsafe-(inline|eval|hashes)|\*|^https?:$|^data:/);
  expect(sources.filter((source) => source.startsWith('http'))).toHaveLength(1);
});

test('_headers keeps to 2,000 characters a line, as hosts ask', ({ site }) => {
  const lines = site.read('_headers').split('\n');
  expect(lines.length).toBeGreaterThan(20);
  for (const line of lines) expect(line.length, line).toBeLessThanOrEqual(2000);
});
