/**
 * Malicious markdown, one of each kind in the published lists: OWASP's filter evasion sheet, cure53's html5sec, the lists of
 * snarkdown and marked. Each input calls hit(), which the test defines in the page.
 */
import { hasSafeScheme, isExternal, lacksScheme } from '../../lib/content/external';
import { outlineOf } from '../../lib/content/outline';
import { readCases } from './cases';

const { inputs, payloads }: { inputs: string[]; payloads: string[] } = readCases('malicious');

/** The parts of blocks that take text. */
const BLOCK_FORMS: readonly ((payload: string) => string)[] = [
  (p) => `> [!NOTE]\n> ${p}`,
  (p) => `> [!WARNING]\n> Words\n>\n> - ${p}`,
  (p) => `> ${p}\n>\n> — ${p}`,
  (p) => `:::figures\n- **${p}** ${p}\n:::`,
  (p) => `:::gallery\n![${p}](/drawings/home.svg "${p}")\n![One](/drawings/blog.svg)\n:::`,
  (p) => `:::compare\n![${p}](/drawings/home.svg "${p}")\n![One](/drawings/blog.svg "${p}")\n:::`,
  (p) => `:::film[${p}]\n[![${p}](/drawings/home.svg)](https://www.youtube.com/watch?v=aqz-KE-bpKQ)\n:::`,
  (p) => `Words[^${p.length}]\n\n[^${p.length}]: ${p}`,
  (p) => `:::file\n[${p}](/icons/favicon.svg)\n:::`,
  (p) => `:::button\n[${p}](/contact)\n:::`,
  (p) => `:::button\n${p}\n:::`,
  (p) => `:::question[${p}]\n${p}\n:::`,
  (p) => `\`\`\`html\n${p}\n\`\`\``,
  (p) => `:::chart[${p}]\n| ${p} | n |\n|---|---|\n| ${p} | 1 |\n| Two | 2 |\n:::`,
  (p) => `:::button{onclick="hit()" style="x" ${p}}\n[Go](/contact)\n:::`,
  (p) => `:::chart[One]{kind="${p}"}\n| a | n |\n|---|---|\n| One | 1 |\n| Two | 2 |\n:::`,
  (p) => `:::diagram[${p}]{kind=ring}\n1. **${p}** ${p}\n2. **Two**\n3. **Three**\n:::`,
  (p) => `:::diagram[One]{kind=ring}\n1. **${p.slice(0, 18)}** a\n2. **Two**\n3. **Three**\n:::`,
  (p) => `:::diagram[${p}]{kind=steps}\n1. ${p}\n2. Two\n:::`,
  (p) => `:::diagram[${p}]{kind=deck}\n- [x] ${p}\n- [ ] ${p}\n- [ ] Three\n:::`,
  (p) => `:::diagram[One]{kind="${p}" style="x" onload="hit()"}\n1. Two\n2. Three\n:::`,
  (p) => `:::script[${p}]{src="//evil.example/x.js"}\n${p}\n:::`,
  (p) => `::iframe[${p}]{srcdoc="${p}"}`,
];

const IN_BLOCKS = BLOCK_FORMS.flatMap((form) => payloads.map(form));
/** Without control characters, which stop the build (tools/content/files.spec.ts). */
const INPUTS: readonly string[] = [...inputs, ...IN_BLOCKS].filter((input) => !/(?![\t\n])\p{Cc}/u.test(input));

/** Puts an input on its own and into a line, between words that must stay. */
const inWords = (input: string, index: number) =>
  `before-${index}\n\n> ${input.replaceAll('\n', '\n> ')}\n\nbetween-${index} ${input.replaceAll(/\s*\n\s*/g, ' ')}\n\nafter-${index}\n`;

/** Checks whether the content check refuses an input: an unsafe link, an invalid block or a slip of Markdown. */
const isRefused = (input: string) => {
  const { links, blocks, slips } = outlineOf(inWords(input, 0));
  const isUnsafe = (url: string) => isExternal(url) && !lacksScheme(url) && !hasSafeScheme(url);
  return blocks.problems.length > 0 || slips.length > 0 || links.some(({ url }) => isUnsafe(url));
};

/** Inputs that the content check refuses; a page would drop them as well. */
export const REFUSED = INPUTS.filter(isRefused);
/** Inputs that the content check accepts, and a page must make harmless. */
export const MALICIOUS = INPUTS.filter((input) => !isRefused(input));

/** Front matter that would break out of the HTML head, an attribute or a script of data. */
export const MALICIOUS_FIELDS = {
  title: '</title><script>hit()</script> A title',
  description: '"><script>hit()</script> A description that is long enough for the rule of fifty.',
  excerpt: '</script><img src=x onerror=hit()> An excerpt that is long enough for the rule of fifty.',
  imageAlt: 'x" onload="hit()" onerror="hit()',
};

/** Returns a text with every accepted input. */
export const maliciousText = (): string => MALICIOUS.map(inWords).join('\n');
