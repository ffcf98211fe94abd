/** Styles that libraries put into the page when they start, by hash: what style-src has to allow beside files. */
import fs from 'node:fs';
import { hashSource } from './loader-code';

/** Sonner writes its stylesheet into an element it has just put there empty, and offers no nonce. */
const INJECTED = /^__insertCSS\((".*")\);?$/m;

/**
 * @returns sources for style-src, from the installed libraries, so that an upgrade cannot leave a wrong one behind
 * @throws when Sonner no longer has its stylesheet where it was
 */
export function inlineStyleHashes(): string[] {
  const code = fs.readFileSync(new URL('../../node_modules/sonner/dist/index.mjs', import.meta.url), 'utf8');
  const [, text] = INJECTED.exec(code) ?? [];
  if (text === undefined) throw new Error('sonner/dist/index.mjs  expected one __insertCSS("…"), found none');
  return ['', JSON.parse(text) as string].map(hashSource);
}
