/** The one content policy, as data: every page of the site and every host gets this very text. */
import { getSite } from '../../lib/content';
import { LOADER_HASH } from './loader-code';
import { inlineStyleHashes } from './style-hashes';

const SELF = "'self'";
const NONE = "'none'";

/**
 * @returns directives and their sources. No unsafe-inline, no unsafe-eval: what is inline is named by its hash, and a
 *   string becomes a script's address only through the loader's `default` policy.
 */
export function contentPolicy(): Record<string, string[]> {
  const { map } = getSite();
  return {
    'default-src': [NONE],
    // The search compiles WebAssembly.
    'script-src': [SELF, LOADER_HASH, "'wasm-unsafe-eval'"],
    'style-src': [SELF, ...inlineStyleHashes()],
    'img-src': [SELF],
    'font-src': [SELF],
    'connect-src': [SELF],
    'manifest-src': [SELF],
    'frame-src': [new URL(map.frame).origin],
    'form-action': [NONE],
    'base-uri': [NONE],
    'frame-ancestors': [NONE],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  };
}

/** The policy as the value of a Content-Security-Policy header. */
export function contentPolicyHeader(): string {
  return Object.entries(contentPolicy())
    .map(([directive, sources]) => [directive, ...sources].join(' '))
    .join('; ');
}
