/**
 * Malicious markdown, one of each kind in the published lists: OWASP's filter evasion sheet, cure53's html5sec, the lists of
 * snarkdown and marked. Each input calls hit(), which the test defines in the page.
 */
import { hasSafeScheme, isExternal, lacksScheme } from '../../lib/content/external';
import { outlineOf } from '../../lib/content/outline';

const TAGS = [
  '<script>hit()</script>',
  '<scr<script>ipt>hit()</scr</script>ipt>',
  '<script\n>hit()</script\n>',
  '<<script>hit();//<</script>',
  '<img src=x onerror="hit()">',
  '<img/src=x/onerror=hit()>',
  '<img """><script>hit()</script>">',
  '<picture><source srcset=x><img onerror=hit() src=x></picture>',
  '<svg/onload=hit()>',
  '<svg><script>hit()</script></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=hit()>',
  '<iframe srcdoc="<script>parent.hit()</script>"></iframe>',
  '<object data="data:text/html;base64,PHNjcmlwdD5wYXJlbnQuaGl0KCk8L3NjcmlwdD4="></object>',
  '<body onload=hit()>',
  '<input autofocus onfocus=hit()>',
  '<form action="javascript:hit()"><input type=submit></form>',
  '<details open ontoggle=hit()>Words</details>',
  '<style>@keyframes x{}</style><b style="animation-name:x" onanimationstart=hit()></b>',
  '<link rel=stylesheet href="data:text/css,*{background:url(javascript:hit())}">',
  '<meta http-equiv=refresh content="0;url=javascript:hit()">',
  '<base href="javascript:hit()//">',
  '<a href="javascript:hit()">Click</a>',
  '<a href="java\nscript:hit()">Click</a>',
  '<a href="&#106;avascript:hit()">Click</a>',
  '<template><script>hit()</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=hit()>">',
  '<!--><img src=x onerror=hit()>-->',
  '<!-- --!><img src=x onerror=hit()> -->',
  '<![CDATA[<img src=x onerror=hit()>]]>',
  '<?xml version="1.0"?><img src=x onerror=hit()>',
  '<!DOCTYPE x [<!ENTITY e "<img src=x onerror=hit()>">]>&e;',
  '<img src=x onerror=hit() ',
  '</p><img src=x onerror=hit()>',
  '<x-y onclick=hit() tabindex=1 autofocus onfocus=hit()>Words</x-y>',
];

const MARKDOWN = [
  '[Click](javascript:hit())',
  '[Click](&#106;avascript:hit())',
  '[Click](java&Tab;script:hit())',
  '[Click](<java\tscript:hit()>)',
  '[Click](\u0001javascript:hit\\(\\))',
  '[Click](vbscript:hit())',
  '[Click](data:text/html,<script>hit()</script>)',
  '[Click](data:text/html;base64,PHNjcmlwdD5oaXQoKTwvc2NyaXB0Pg==)',
  '[Click](view-source:javascript:hit())',
  '[Click](https://a.example "title\\" onmouseover=\\"hit()")',
  '![Words](javascript:hit())',
  '![Words](data:image/svg+xml,<svg onload=hit()>)',
  '![Words](https://evil.example/x.png"onerror="hit\\(\\))',
  '![x" onerror="hit()](https://evil.example/x.png)',
  '[![Words](data:image/png,x)](javascript:hit())',
  '<javascript:hit()>',
  '<data:text/html,hit()>',
  '[Click][a-reference]\n\n[a-reference]: javascript:hit()',
  '```html\n<script>hit()</script>\n```',
  '```" onmouseover="hit()\ncode\n```',
  '`<script>hit()</script>`',
  '| <img src=x onerror=hit()> |\n|---|\n| <script>hit()</script> |',
  '## <img src=x onerror=hit()> Heading',
  'Words[^<img/src=x/onerror=hit()>]',
  '&lt;script&gt;hit()&lt;/script&gt;',
  '**<b onclick=hit()>**Words**</b>**',
  '{{constructor.constructor("hit()")()}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is meant as a text
  '${hit()}',
  '"><script>hit()</script>',
  '</script><script>hit()</script>',
  '</title><script>hit()</script>',
  '\u2028hit()\u2029',
];

const PAYLOADS = [
  '<img src=x onerror=hit()>',
  '"><svg onload=hit()>',
  '</svg><script>hit()</script>',
  '</summary></details><iframe srcdoc="<script>parent.hit()</script>"></iframe>',
  '[Click](javascript:hit())',
  '![Words](javascript:hit())',
  '&lt;script&gt;hit()&lt;/script&gt;',
];

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

const IN_BLOCKS = BLOCK_FORMS.flatMap((form) => PAYLOADS.map(form));
/** Without control characters, which stop the build (tools/content/files.spec.ts). */
const INPUTS: readonly string[] = [...TAGS, ...MARKDOWN, ...IN_BLOCKS].filter(
  (input) => !/(?![\t\n])\p{Cc}/u.test(input),
);

/** Puts an input on its own and into a line, between words that must stay. */
const inWords = (input: string, index: number) =>
  `before-${index}\n\n> ${input.replaceAll('\n', '\n> ')}\n\nbetween-${index} ${input.replaceAll(/\s*\n\s*/g, ' ')}\n\nafter-${index}\n`;

/** Checks whether the content check refuses an input: an unsafe link or an invalid block. */
const isRefused = (input: string) => {
  const { links, blocks } = outlineOf(inWords(input, 0));
  const isUnsafe = (url: string) => isExternal(url) && !lacksScheme(url) && !hasSafeScheme(url);
  return blocks.problems.length > 0 || links.some(({ url }) => isUnsafe(url));
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
