/**
 * `npm run test:mutations`: puts one deliberate fault after the other into a copy of the project with its export, and lists
 * the faults that the tests of `npm test` do not find. `npm run test:mutations -- feed` takes the faults of that name.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { listFiles } from '../support/list-files';

/** What is wrong, the files by their names, what is replaced everywhere in them, and the tests that should find it. */
type Fault = readonly [name: string, files: RegExp, from: string | RegExp, to: string, tests: string];

const HTML = (name: string) => new RegExp(`^out/${name}\\.html$`);
const ISLAND = (name: string) => new RegExp(`^out/_islands/${name}\\.\\w+\\.js$`);
const CSS = /^out\/_next\/.*\.css$/;
const HOME = HTML('index');

const FAULTS: readonly Fault[] = [
  ['drop-down closes after 1001 ms', ISLAND('SiteNav'), /""\),1e3\)/, '""),1001)', 'site-nav'],
  ['tooltip opens after 701 ms', ISLAND('hints'), /setTimeout\((\w+),700/, 'setTimeout($1,701', 'tooltips'],
  ['tooltip window of 299 ms', ISLAND('hints'), /<300\?/, '<299?', 'tooltips'],
  ['toast of 5001 ms', ISLAND('shared'), ',5e3,', ',5001,', 'contact-form'],
  ['notice of 4001 ms', ISLAND('shared'), ',4e3,', ',4001,', 'copy-button'],
  ['four notices', ISLAND('shared'), '.length+1-3)', '.length+1-4)', 'copy-button'],
  ['slide of 490 ms', ISLAND('Carousel'), /\?0:500\)/, '?0:490)', 'carousel'],
  [
    'first retry after 2 s',
    /^lib\/shared\/constants\.ts$/,
    'FIRST_DELAY_MS = 1000',
    'FIRST_DELAY_MS = 2000',
    'query-client',
  ],
  ['unused data kept 6 minutes', /^lib\/shared\/constants\.ts$/, '5 * 60_000', '6 * 60_000', 'query-client'],
  ['carousel stops at its end', /^lib\/shared\/wrap-index\.ts$/, '%', '|', 'wrap-index'],
  ['island that throws', ISLAND('Carousel'), /^/, 'throw new Error("fault");', 'carousel'],
  ['toast of another title', HTML('contact'), '&quot;Message Sent!', '&quot;Message sent', 'contact-form'],
  ['missing route', HTML('ebmr'), /[\s\S]+/, '', 'routes'],
  ['wrong heading', HTML('contact'), '>Get in Touch<', '>Get in touch<', 'contact.spec'],
  ['wrong label', HOME, 'LEARN MORE', 'Learn more', 'home'],
  ['wrong statistic', HOME, '>04<', '>4<', 'home'],
  ['placeholder with a target', HOME, '<a role="link" aria-disabled="true"', '<a href="/about"', 'home'],
  ['Coming Soon without capitals', HTML('edi'), 'Coming Soon', 'Coming soon', 'products'],
  ['other copyright year', HTML('about'), '2023', '2024', 'footer'],
  ['other news date', HTML('about'), 'Nov 21, 2018', 'Nov 22, 2018', 'footer'],
  ['alias of other words', HTML('services'), 'Application Development', 'Applications', 'it-services'],
  [
    'map that loads at once',
    HTML('contact'),
    'loading="lazy" referrerPolicy',
    'loading="eager" referrerPolicy',
    'contact.spec',
  ],
  ['removed uptime claim', HTML('life-sciences'), '99.99%', '99.9%', 'industries'],
  ['404 of other words', HTML('404'), 'Oops! Page not found', 'Page not found', 'not-found'],
  ['404 without the post', HTML('(blog/)?404'), 'Blog Post Not Found', 'Not Found', 'not-found'],
  ['removed alt', HOME, / alt="[^"]+"/, '', 'heads'],
  ['dead link', HTML('about'), 'href="/data-analytics"', 'href="/data-analytic"', 'invariants/links'],
  [
    'wrong canonical',
    HTML('about'),
    /rel="canonical" href="[^"]*"/,
    'rel="canonical" href="https://www.spanwell.example/contact"',
    'routes',
  ],
  [
    'shared description',
    HTML('about|contact'),
    /name="description" content="[^"]*"/,
    `name="description" content="${'word '.repeat(12)}"`,
    'heads',
  ],
  ['skipped heading level', HTML('about'), /<h2/, '<h4', 'heads'],
  ['inline style', HTML('about'), '<main ', '<main style="color:red" ', 'invariants/pages'],
  ['inline script', HTML('about'), '</main>', '<script>run()</script></main>', 'invariants/files'],
  ['unescaped title', HTML('about'), '</title>', '</title><script>hit()</script>', 'invariants/files'],
  ['weak contrast in dark', CSS, '--color-ink:#f3efe4', '--color-ink:#55524a', 'invariants/pages'],
  ['weak contrast in light', CSS, /--color-muted:#\w{6}/, '--color-muted:#b9b9b9', 'invariants/pages'],
  ['no focus ring', CSS, 'outline:3px solid var(--ring,var(--color-ink))', 'outline:0', 'islands/focus'],
  ['text wider than a phone', CSS, /$/, '\nh1{min-width:700px}', 'invariants/pages'],
  ['other brand colour', CSS, /--color-brand:#\w{6}/, '--color-brand:#00aaff', 'brand'],
  ['broken feed', /^out\/feed\.xml$/, '</channel>', '', 'feeds'],
  ['page out of the sitemap', /^out\/sitemap\.xml$/, /<url>[\s\S]*?<\/url>/, '', 'feeds'],
  ['invalid JSON-LD', HTML('about'), '"@type":"BreadcrumbList"', '"@type":"List"', 'structured-data'],
  ['missing host header', /^out\/_headers$/, /.*X-Content-Type-Options.*\n/, '', 'hosts/files'],
  ['policy with unsafe-inline', /^hosts\/policy\.ts$/, /'self'/, "'self' 'unsafe-inline'", 'hosts'],
  ['slug message', /^lib\/content\/.*\.ts$/, 'an address no other page has', 'a free address', 'content'],
  ['date message', /^lib\/.*\.ts$/, 'YYYY-MM-DD', 'a date', 'content/fields'],
  ['menu without JavaScript', CSS, ':has(>li:hover)', ':has(>li:active)', 'no-js'],
];

const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'mutations-'));
for (const name of fs.readdirSync('.')) {
  if (['.git', '.next', 'test-results'].includes(name)) continue;
  if (name === 'node_modules') fs.symlinkSync(path.resolve(name), path.join(copy, name));
  else fs.cpSync(name, path.join(copy, name), { recursive: true });
}
process.on('exit', () => fs.rmSync(copy, { recursive: true }));

const files = ['out', 'lib', 'hosts'].flatMap((folder) => listFiles(folder).map((name) => `${folder}/${name}`));

/** Applies a fault. @returns what undoes it, nothing where the fault changes no file */
function apply([, pattern, from, to]: Fault): (() => void) | undefined {
  const undo = files
    .filter((file) => pattern.test(file))
    .flatMap((file) => {
      const target = path.join(copy, file);
      const before = fs.readFileSync(target, 'utf8');
      const after = typeof from === 'string' ? before.replaceAll(from, to) : before.replace(from, to);
      if (after === before) return [];
      fs.writeFileSync(target, after);
      // The server prefers a precompressed file.
      for (const end of ['.br', '.gz']) fs.rmSync(target + end, { force: true });
      return [() => fs.writeFileSync(target, before)];
    });
  return undo.length === 0 ? undefined : () => undo.forEach((restore) => void restore());
}

const CLI = path.resolve('node_modules/@playwright/test/cli.js');
const playwright = (tests: string) =>
  spawnSync(process.execPath, [CLI, 'test', '--no-deps', '--max-failures=1', '--reporter=line', tests], {
    cwd: copy,
    encoding: 'utf8',
  });

const filter = process.argv[2] ?? '';
let missed = 0;
const chosen = FAULTS.filter(([name]) => name.includes(filter));
for (const fault of chosen) {
  const [name, , , , tests] = fault;
  const undo = apply(fault);
  const { status, stdout } = undo ? playwright(tests) : { status: 0, stdout: '' };
  const [, found] = /^ {2}1\) (.*)$/m.exec(stdout) ?? [];
  const isFound = status !== 0 && found !== undefined;
  if (!isFound) missed += 1;
  const result = isFound ? `found by ${found.replace(/ ─+$/, '')}` : undo ? 'NOT FOUND' : 'DOES NOT APPLY';
  console.log(`${name}: ${result}`);
  undo?.();
}
console.log(`${chosen.length} faults, ${missed} not found.`);
process.exitCode = missed === 0 ? 0 : 1;
