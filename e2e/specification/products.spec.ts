import { mainOf } from '../support/html';
import { expect, test } from '../support/test';

for (const [path, title] of [
  ['/ebmr', 'Ebmr'],
  ['/track-and-trace', 'Track and Trace'],
  ['/edi', 'EDI'],
  ['/lims', 'LIMS'],
  ['/regulatory-compliance', 'Regulatory Compliance'],
] as const) {
  test(`${path} shows ${title}, 'Coming Soon' and what that means`, ({ site }) => {
    const main = mainOf(site, path);
    expect(main.first('h1').text).toBe(title);
    expect(main.says('Coming Soon')).toBe(true);
    expect(main.says("We're working on something exciting. Stay tuned for updates.")).toBe(true);
    expect(main.links).toContainEqual(['Tell us what you need', '/contact']);
  });
}
