/**
 * Malicious markdown, one of each kind in the published lists: OWASP's filter evasion sheet, cure53's html5sec, the lists of
 * snarkdown and marked. Each input calls hit(), which the test defines in the page.
 */
import { createOutline } from '../../lib/markdown/outline';
import { isLink } from '../../lib/url/is-link';
import { readCases } from './cases';

const { inputs, payloads, blocks }: Record<'inputs' | 'payloads' | 'blocks', string[]> = readCases('malicious');

const fill = (form: string, p: string) =>
  form
    .replaceAll('{p}', () => p)
    .replaceAll('{length}', `${p.length}`)
    .replaceAll('{quoted}', () => JSON.stringify(p))
    .replaceAll('{start}', () => JSON.stringify(p.slice(0, 14)));
const IN_BLOCKS = blocks.flatMap((form) => payloads.map((payload) => fill(form, payload)));
const INPUTS: readonly string[] = [...inputs, ...IN_BLOCKS];

/** Puts an input on its own, in a quote if that may contain it, and into a line, between words that must stay. */
const inWords = (input: string, index: number) =>
  `before-${index}\n\n${input.startsWith(':::') ? input : `> ${input.replaceAll('\n', '\n> ')}`}\n\nbetween-${index} ${input.replaceAll(/\s*\n\s*/g, ' ')}\n\nafter-${index}\n`;

/** Checks whether the content check refuses an input: an unsafe link, an invalid block or a mark that no text may contain. */
const isRefused = (input: string) => {
  const { links, blocks, refused } = createOutline(inWords(input, 0));
  return blocks.length > 0 || refused.length > 0 || links.some(({ url }) => !isLink(url));
};

/** Inputs that the content check refuses; a page would drop them as well. */
export const REFUSED = INPUTS.filter(isRefused);
/** Inputs that the content check accepts, and a page must make harmless. */
export const MALICIOUS = INPUTS.filter((input) => !isRefused(input));

/** Front matter that would break out of an attribute or a value of data; the check of content refuses tags. */
export const MALICIOUS_FIELDS = {
  title: '"><" onload="hit()" A title',
  description: '"> onload=hit() A description that is long enough for the rule of fifty.',
  excerpt: '\\"-hit()-" onfocus=hit() An excerpt that is long enough for the rule of fifty.',
  imageAlt: 'x" onload="hit()" onerror="hit()',
};

/** Returns a text with every accepted input. */
export const maliciousText = (): string => MALICIOUS.map(inWords).join('\n');
