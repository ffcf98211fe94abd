/**
 * An address from a title: `Zürich & Café 2` becomes zurich-cafe-2.
 * @returns '' when the title holds neither a Latin letter nor a digit
 */
export function slugFrom(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
