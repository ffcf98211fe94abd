/** Reads from the export what the policy must allow. */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import { DomUtils } from 'htmlparser2';
import type { PolicySources } from '../hosts/policy';
import { listPages } from './export-files';
import { type Element, listElements, parseHtml } from './html';

/**
 * Matches script types that script-src governs. Every other type is a data block.
 * https://html.spec.whatwg.org/multipage/scripting.html#attr-script-type, https://wicg.github.io/nav-speculation/speculation-rules.html#content-security-policy
 */
const GOVERNED_TYPES = /^(|module|importmap|speculationrules|(text|application)\/(x-)?(java|ecma)script)$/i;

/** Returns the source of a script or style in a policy: https://www.w3.org/TR/CSP3/#grammardef-hash-source */
export const hashSource = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

/** Parses a page into its inline scripts, as the browser hashes them, and its video players. */
export function readPage(html: string): { scripts: string[]; players: string[] } {
  const elements = listElements(parseHtml(html));
  const isInline = ({ name, attribs: { src, type = '' } }: Element) =>
    name === 'script' && src === undefined && GOVERNED_TYPES.test(type.trim());
  return {
    scripts: elements.filter(isInline).map((element) => DomUtils.textContent(element)),
    players: elements.flatMap(({ attribs }) => attribs['data-player'] ?? []),
  };
}

/** Matches the styles in Sonner's code, a string. */
const SONNER_STYLES = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/;

/** Returns the hashes of the style element that Sonner adds when it loads: empty at first, then with its styles. */
function sonnerStyles(): string[] {
  const code = fs.readFileSync(createRequire(import.meta.url).resolve('sonner'), 'utf8');
  const [, literal] = SONNER_STYLES.exec(code) ?? [];
  if (literal === undefined)
    throw new Error('Sonner has no styles in its code. Find out how it adds them, for the policy.');
  return ['', JSON.parse(literal)].map(hashSource);
}

type Settings = {
  map: { frame: string };
  contactForm?: { action: string } | undefined;
  measure?: { url: string } | undefined;
};

/** Reads all pages of an export after the post-export step. Players that no page uses may not be framed. */
export function readPolicySources(out: string, { map, contactForm, measure }: Settings): PolicySources {
  const scripts = new Set<string>();
  const players = new Set<string>();
  for (const file of listPages(out)) {
    const page = readPage(fs.readFileSync(`${out}/${file}`, 'utf8'));
    for (const script of page.scripts) scripts.add(script);
    for (const player of page.players) players.add(new URL(player).origin);
  }
  return {
    scripts: [...scripts].map(hashSource).sort(),
    styles: sonnerStyles(),
    frames: { map: new URL(map.frame).origin, players: [...players] },
    receiver: contactForm && new URL(contactForm.action).origin,
    counter: measure && new URL(measure.url).origin,
  };
}
