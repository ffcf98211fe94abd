/** Links without a target: LEARN MORE, Learn more and the social links. Their names say why, their visible texts do not change. */
import { mainOf, pageOf } from '../support/html';
import { expect, test } from '../support/test';

const SOCIAL = ['LinkedIn', 'X', 'Facebook', 'YouTube'];

for (const [path, inMain, label] of [
  ['/', 4, 'LEARN MORE'],
  ['/it-services', 6, 'Learn more'],
] as const) {
  test(`names each placeholder of ${path} by its subject and "Link coming soon"`, ({ site }) => {
    const links = pageOf(site, path).all('a', { 'aria-disabled': 'true' });
    const names = links.map(({ name }) => name);
    expect(names.filter((name) => new RegExp(`^${label} ?: .+: Link coming soon$`).test(name))).toHaveLength(inMain);
    for (const name of SOCIAL) expect(names).toContain(`${name}: Link coming soon`);
    expect(names).toHaveLength(inMain + SOCIAL.length);
    // Sighted visitors read the label alone.
    for (const link of mainOf(site, path).all('a', { 'aria-disabled': 'true' })) {
      const hidden = link
        .all('span', { class: 'sr-only' })
        .map(({ text }) => text)
        .join('');
      expect(link.text.replaceAll(' :', ':').replace(hidden, '')).toBe(label);
    }
  });
}
