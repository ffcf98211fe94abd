/**
 * Markdown that tries to run a script: the kinds of the published lists (OWASP's filter evasion sheet, cure53's html5sec,
 * the markdown ones of snarkdown and marked). Each calls hit(), which the test defines in the page.
 */
import { hasSafeScheme, isExternal, lacksScheme } from '../../lib/content/external';
import { outlineOf } from '../../lib/content/outline';

const TAGS = [
  '<script>hit()</script>',
  '<SCRIPT>hit()</SCRIPT>',
  '<scr<script>ipt>hit()</scr</script>ipt>',
  '<script src="//evil.example/x.js"></script>',
  '<script/src=data:,hit()>',
  '<script\n>hit()</script\n>',
  '<script type="module">hit()</script>',
  '<<script>hit();//<</script>',
  '<img src=x onerror=hit()>',
  '<img src=x onerror="hit()">',
  '<IMG SRC=x ONERROR=hit()>',
  '<img/src=x/onerror=hit()>',
  '<img src=`x`onerror=hit()>',
  '<img """><script>hit()</script>">',
  '<img src=x:alert(alt) onerror=eval(src) alt=hit()>',
  '<img srcset=x onerror=hit()>',
  '<img src="javascript:hit()">',
  '<image src=x onerror=hit()>',
  '<picture><source srcset=x><img onerror=hit() src=x></picture>',
  '<svg onload=hit()>',
  '<svg/onload=hit()>',
  '<svg><script>hit()</script></svg>',
  '<svg><script href="data:,hit()" /></svg>',
  '<svg><animate onbegin=hit() attributeName=x dur=1s>',
  '<svg><a xlink:href="javascript:hit()"><text y=1em>Click</text></a></svg>',
  '<svg><foreignObject><iframe srcdoc="<script>parent.hit()</script>"></iframe></foreignObject></svg>',
  '<svg><style><img src=x onerror=hit()></style></svg>',
  '<svg><set attributeName=href to=javascript:hit()></svg>',
  '<svg><use href="data:image/svg+xml,<svg id=x onload=hit()>#x"/></svg>',
  '<math><mtext><table><mglyph><style><img src=x onerror=hit()>',
  '<math><a xlink:href="javascript:hit()">Click</a></math>',
  '<math href="javascript:hit()">Click</math>',
  '<math><maction actiontype="statusline#x" xlink:href="javascript:hit()">Click</maction></math>',
  '<iframe src="javascript:parent.hit()"></iframe>',
  '<iframe srcdoc="<script>parent.hit()</script>"></iframe>',
  '<iframe onload=hit()></iframe>',
  '<embed src="data:text/html,<script>parent.hit()</script>">',
  '<object data="data:text/html;base64,PHNjcmlwdD5wYXJlbnQuaGl0KCk8L3NjcmlwdD4="></object>',
  '<object data="javascript:hit()"></object>',
  '<applet code="x" onerror=hit()></applet>',
  '<body onload=hit()>',
  '<body onpageshow=hit()>',
  '<html onmouseover=hit()>',
  '<frameset onload=hit()><frame src="javascript:hit()"></frameset>',
  '<input autofocus onfocus=hit()>',
  '<textarea autofocus onfocus=hit()></textarea>',
  '<select autofocus onfocus=hit()></select>',
  '<keygen autofocus onfocus=hit()>',
  '<button formaction=javascript:hit()>Click</button>',
  '<form action="javascript:hit()"><input type=submit></form>',
  '<isindex action=javascript:hit() type=image>',
  '<video src=x onerror=hit()></video>',
  '<video><source onerror=hit()></video>',
  '<audio src=x onerror=hit()></audio>',
  '<details open ontoggle=hit()>Words</details>',
  '<marquee onstart=hit()>Words</marquee>',
  '<div onpointerrawupdate=hit()>Words</div>',
  '<div style="animation-name:x" onanimationstart=hit()>Words</div>',
  '<style>@keyframes x{}</style><b style="animation-name:x" onanimationstart=hit()></b>',
  '<style>@import "javascript:hit()";</style>',
  '<link rel=stylesheet href="data:text/css,*{background:url(javascript:hit())}">',
  '<link rel=import href="data:text/html,<script>hit()</script>">',
  '<meta http-equiv=refresh content="0;url=javascript:hit()">',
  '<base href="javascript:hit()//">',
  '<bgsound src="javascript:hit()">',
  '<table background="javascript:hit()"><td background="javascript:hit()">Words</td></table>',
  '<a href="javascript:hit()">Click</a>',
  '<a href="jAvAsCrIpT:hit()">Click</a>',
  '<a href="java\nscript:hit()">Click</a>',
  '<a href="&#106;avascript:hit()">Click</a>',
  '<a href="data:text/html,<script>hit()</script>">Click</a>',
  '<a onmouseover=hit() href=#>Click</a>',
  '<template><script>hit()</script></template>',
  '<noscript><p title="</noscript><img src=x onerror=hit()>">',
  '<xmp><p title="</xmp><img src=x onerror=hit()>">',
  '<!--><img src=x onerror=hit()>-->',
  '<!-- --!><img src=x onerror=hit()> -->',
  '<![CDATA[<img src=x onerror=hit()>]]>',
  '<?xml version="1.0"?><img src=x onerror=hit()>',
  '<!DOCTYPE x [<!ENTITY e "<img src=x onerror=hit()>">]>&e;',
  '<img src=x onerror=hit() ',
  '<a href="x" <img src=x onerror=hit()>',
  '</p><img src=x onerror=hit()>',
  '<x-y onclick=hit() tabindex=1 autofocus onfocus=hit()>Words</x-y>',
  '<dialog open onclose=hit()><form method=dialog></form></dialog>',
  '<slot onslotchange=hit()></slot>',
];

const MARKDOWN = [
  '[Click](javascript:hit())',
  '[Click](JaVaScRiPt:hit())',
  '[Click](javascript:hit%28%29)',
  '[Click](&#106;avascript:hit())',
  '[Click](&#x6A;avascript&colon;hit())',
  '[Click](java&Tab;script:hit())',
  '[Click](java&NewLine;script:hit())',
  '[Click](<java\tscript:hit()>)',
  '[Click](<javascript:hit()>)',
  '[Click](\u0001javascript:hit\\(\\))',
  '[Click]( javascript:hit())',
  '[Click](vbscript:hit())',
  '[Click](data:text/html,<script>hit()</script>)',
  '[Click](data:text/html;base64,PHNjcmlwdD5oaXQoKTwvc2NyaXB0Pg==)',
  '[Click](blob:null/x)',
  '[Click](view-source:javascript:hit())',
  '[Click](feed:javascript:hit())',
  '[Click](https://a.example "title\\" onmouseover=\\"hit()")',
  '[Click](https://a.example \'x" onmouseover="hit()\')',
  '[Click](https://a.example/"onmouseover="hit())',
  '![Words](javascript:hit())',
  '![Words](data:image/svg+xml,<svg onload=hit()>)',
  '![Words](https://evil.example/x.png"onerror="hit\\(\\))',
  '![x" onerror="hit()](https://evil.example/x.png)',
  '[![Words](data:image/png,x)](javascript:hit())',
  '<javascript:hit()>',
  '<JAVASCRIPT:hit()>',
  '<vbscript:hit()>',
  '<data:text/html,hit()>',
  '[Click][hostile-reference]\n\n[hostile-reference]: javascript:hit()',
  '[Click][hostile-two]\n\n[hostile-two]: <data:text/html,<script>hit()</script>> "x"',
  '```html\n<script>hit()</script>\n```',
  '```" onmouseover="hit()\ncode\n```',
  '```x><script>hit()</script>\ncode\n```',
  '`<script>hit()</script>`',
  '    <script>hit()</script>',
  '| <img src=x onerror=hit()> |\n|---|\n| <script>hit()</script> |',
  '- [ ] <img src=x onerror=hit()>',
  '## <img src=x onerror=hit()> Heading',
  '## "><svg onload=hit()>',
  'Words[^<img/src=x/onerror=hit()>]',
  'Words[^n"onmouseover="hit()]\n\n[^n"onmouseover="hit()]: a note',
  '&lt;script&gt;hit()&lt;/script&gt;',
  '&#60;img src=x onerror=hit()&#62;',
  '\\<img src=x onerror=hit()\\>',
  '**<b onclick=hit()>**Words**</b>**',
  '~~<s onclick=hit()>~~',
  '{{constructor.constructor("hit()")()}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is meant as a text
  '${hit()}',
  '<%= hit() %>',
  '"><script>hit()</script>',
  "';hit();//",
  '</script><script>hit()</script>',
  '</title><script>hit()</script>',
  '</style><script>hit()</script>',
  '\u2028hit()\u2029',
];

/** What a block of a text might be made to carry. */
const PAYLOADS = [
  '<img src=x onerror=hit()>',
  '<script>hit()</script>',
  '"><svg onload=hit()>',
  '</svg><script>hit()</script>',
  '</summary></details><iframe srcdoc="<script>parent.hit()</script>"></iframe>',
  '</code></pre><img src=x onerror=hit()>',
  '[Click](javascript:hit())',
  '[Click](data:text/html,<script>hit()</script>)',
  '![Words](javascript:hit())',
  '![x" onerror="hit()](https://evil.example/x.png)',
  '&lt;script&gt;hit()&lt;/script&gt;',
  '`<script>hit()</script>`',
];

/** Where in a block it might stand. */
const BLOCK_FORMS: readonly ((payload: string) => string)[] = [
  (payload) => `> [!NOTE]\n> ${payload}`,
  (payload) => `> [!WARNING]\n> Words\n>\n> - ${payload}`,
  (payload) => `> ${payload}\n>\n> — ${payload}`,
  (payload) => `:::figures\n- **${payload}** ${payload}\n:::`,
  (payload) => `:::gallery\n![${payload}](/drawings/home.svg "${payload}")\n![One](/drawings/blog.svg)\n:::`,
  (payload) =>
    `:::compare\n![${payload}](/drawings/home.svg "${payload}")\n![One](/drawings/blog.svg "${payload}")\n:::`,
  (payload) =>
    `:::film[${payload}]\n[![${payload}](/drawings/home.svg)](https://www.youtube.com/watch?v=aqz-KE-bpKQ)\n:::`,
  (payload) => `Words[^${payload.length}]\n\n[^${payload.length}]: ${payload}`,
  (payload) => `:::file\n[${payload}](/icons/favicon.svg)\n:::`,
  (payload) => `:::button\n[${payload}](/contact)\n:::`,
  (payload) => `:::button\n${payload}\n:::`,
  (payload) => `:::question[${payload}]\n${payload}\n:::`,
  (payload) => `\`\`\`html\n${payload}\n\`\`\``,
  (payload) => `:::chart[${payload}]\n| ${payload} | n |\n|---|---|\n| ${payload} | 1 |\n| Two | 2 |\n:::`,
  (payload) => `:::button{onclick="hit()" style="x" ${payload}}\n[Go](/contact)\n:::`,
  (payload) => `:::chart[One]{kind="${payload}"}\n| a | n |\n|---|---|\n| One | 1 |\n| Two | 2 |\n:::`,
  (payload) => `:::diagram[${payload}]{kind=ring}\n1. **${payload}** ${payload}\n2. **Two**\n3. **Three**\n:::`,
  (payload) => `:::diagram[One]{kind=ring}\n1. **${payload.slice(0, 18)}** a\n2. **Two**\n3. **Three**\n:::`,
  (payload) => `:::diagram[${payload}]{kind=steps}\n1. ${payload}\n2. Two\n:::`,
  (payload) => `:::diagram[${payload}]{kind=deck}\n- [x] ${payload}\n- [ ] ${payload}\n- [ ] Three\n:::`,
  (payload) => `:::diagram[One]{kind="${payload}" style="x" onload="hit()"}\n1. Two\n2. Three\n:::`,
  (payload) => `:::script[${payload}]{src="//evil.example/x.js"}\n${payload}\n:::`,
  (payload) => `::iframe[${payload}]{srcdoc="${payload}"}`,
];

const IN_BLOCKS = BLOCK_FORMS.flatMap((form) => PAYLOADS.map(form));
/** How many of the inputs are blocks. */
export const HOSTILE_BLOCKS = IN_BLOCKS.length;

/** Less those with control characters: they stop the build (tools/content/form.spec.ts). */
const INPUTS: readonly string[] = [...TAGS, ...MARKDOWN, ...IN_BLOCKS].filter(
  (input) => !/(?![\t\n])\p{Cc}/u.test(input),
);

/** An input alone, in a line of words, and between words that must be kept. */
const inWords = (input: string, index: number) =>
  `before-${index}\n\n> ${input.replaceAll('\n', '\n> ')}\n\nbetween-${index} ${input.replaceAll(/\s*\n\s*/g, ' ')}\n\nafter-${index}\n`;

/** Whether the content check refuses an input: a link whose scheme no page keeps, or a block that is none. */
const isRefused = (input: string) => {
  const { links, blocks } = outlineOf(inWords(input, 0));
  const isUnsafe = (url: string) => isExternal(url) && !lacksScheme(url) && !hasSafeScheme(url);
  return blocks.problems.length > 0 || links.some(({ url }) => isUnsafe(url));
};

/** What the content check refuses; the page would drop it all the same. */
export const REFUSED = INPUTS.filter(isRefused);
/** What the content check lets through, and the page must make harmless. */
export const HOSTILE = INPUTS.filter((input) => !isRefused(input));

/** Front matter that would break out of the head, an attribute or a script of data. */
export const HOSTILE_FIELDS = {
  title: '</title><script>hit()</script> A title',
  description: '"><script>hit()</script> A description that is long enough for the rule of fifty.',
  excerpt: '</script><img src=x onerror=hit()> An excerpt that is long enough for the rule of fifty.',
  imageAlt: 'x" onload="hit()" onerror="hit()',
};

/** A text with every input that passes the content check. */
export const hostileText = (): string => HOSTILE.map(inWords).join('\n');
