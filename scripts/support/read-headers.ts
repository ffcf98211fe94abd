import fs from 'node:fs';
import path from 'node:path';
import type { Rule } from '../../hosts/rules';

/** Whether the pages of an export contain their policy, for a host without headers and redirects. */
export const hasPolicyInPages = (root: string): boolean =>
  fs.readFileSync(path.join(root, 'index.html'), 'utf8').includes('http-equiv="Content-Security-Policy"');

/** Parses the file _headers of an export, as Netlify does. @returns none for a host without headers */
export function readHeaders(root: string): Rule[] {
  const file = path.join(root, '_headers');
  if (hasPolicyInPages(root) || !fs.existsSync(file)) return [];
  const blocks = fs.readFileSync(file, 'utf8').trim().split('\n\n');
  return blocks.map((block) => {
    const [pattern = ''] = block.split('\n', 1);
    const pairs = [...block.matchAll(/^ {2}([^:!]+): (.*)$/gm)].map(([, name = '', value = '']) => [name, value]);
    return { path: pattern, headers: Object.fromEntries(pairs) };
  });
}

/** Returns headers without what a server of this computer does not support, as it has no https. */
export function withoutHttps({ path: pattern, headers }: Rule): Rule {
  const { 'Strict-Transport-Security': _, ...others } = headers;
  const policy = others['Content-Security-Policy']?.replace(/;? ?upgrade-insecure-requests/, '');
  return { path: pattern, headers: { ...others, ...(policy && { 'Content-Security-Policy': policy }) } };
}
