/** A deployed site as a folder, as if its export had been kept, so that another export can be compared with it. */
import fs from 'node:fs';
import path from 'node:path';
import { type Answer, type Ask, reasonOf } from '../support/ask';
import { inParallel } from '../support/in-parallel';
import { listFiles } from '../support/list-files';
import { readHeaderBlocks } from '../support/serve-export';
import { type Question, questionsOf } from '../verify/compare';

/**
 * Requests every file of an export from a site, and what the site's own pages name besides. Where a host keeps something
 * to itself (files for hosts, headers it cannot set), it is taken to be as it is in the export: no change of ours.
 * @param out the export that the site will be compared with
 * @param base the folder the site lies below, '' at the root of a domain
 * @param into an empty folder
 * @throws when the site does not answer, or answers with an error: half a site would be all changes
 */
export async function downloadSite(ask: Ask, out: string, base: string, into: string): Promise<void> {
  const names = listFiles(out);
  const questions = questionsOf(names);
  const asked = new Set(questions.map(({ address }) => address));
  const headers = new Map<string, Answer['headers']>();
  const write = (name: string, bytes: Buffer | string) => {
    const file = path.resolve(into, name);
    // Names are the other site's own.
    if (!file.startsWith(path.resolve(into) + path.sep)) throw new Error(`it names a file outside of it: ${name}`);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, bytes);
  };

  for (let round: readonly Question[] = questions; round.length > 0; ) {
    const next: Question[] = [];
    await inParallel(round, async ({ file, address, status }) => {
      const answer = await askOnce(ask, address);
      if (answer.status !== status) return;
      headers.set(address, answer.headers);
      write(file, answer.body);
      if (!/\.(html|css|xml)$/.test(file) || file.startsWith('admin/')) return;
      for (const named of namedIn(answer.body.toString(), base).filter((one) => !asked.has(one))) {
        asked.add(named);
        next.push({ file: fileNamed(named), address: named, status: 200 });
      }
    });
    round = next;
  }
  if (!fs.existsSync(path.join(into, 'index.html'))) throw new Error('it has no home page');

  // A host that knows no not-found page by folder answers with that of the root.
  const root = path.join(into, '404.html');
  for (const file of names.filter((name) => name.endsWith('/404.html'))) {
    const found = path.join(into, file);
    const isRoots = fs.existsSync(found) && fs.existsSync(root) && fs.readFileSync(found).equals(fs.readFileSync(root));
    if (isRoots) write(file, fs.readFileSync(path.join(out, file)));
  }
  const known = new Set(questions.map(({ file }) => file));
  for (const file of names.filter((name) => !known.has(name))) write(file, fs.readFileSync(path.join(out, file)));
  if (fs.existsSync(path.join(out, '_headers'))) write('_headers', headersAsSent(out, headers));
  if (fs.existsSync(path.join(out, '_redirects'))) write('_redirects', await redirectsAsSent(ask, out, base));
}

async function askOnce(ask: Ask, address: string): Promise<Answer> {
  const answer = await ask(address).catch((error: unknown) => {
    throw new Error(`no answer: ${reasonOf(error)}`);
  });
  if (answer.status >= 400 && ![404, 410].includes(answer.status)) {
    throw new Error(`${address} answers ${answer.status}`);
  }
  return answer;
}

/** Addresses of the same site that a page, a style sheet or a sitemap names, from the site's root. */
function namedIn(text: string, base: string): string[] {
  const values = [
    ...[...text.matchAll(/\s(?:href|src|srcset|data-src)="([^"]*)"/g)].flatMap(([, value = '']) =>
      value.split(/[\s,]+/),
    ),
    ...[...text.matchAll(/url\(["']?(\/[^"')]*)/g)].map(([, value = '']) => value),
    ...[...text.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, value]) => value || '/'),
  ];
  return values.flatMap((value) => {
    const address = value.replaceAll('&amp;', '&').replace(/[?#].*$/, '');
    if (address === base) return ['/'];
    const isOwn = address.startsWith(`${base}/`) && !address.startsWith('//') && isReadable(address);
    return isOwn ? [address.slice(base.length)] : [];
  });
}

/** A "%" that stands for nothing makes an address nobody can ask for. */
function isReadable(address: string): boolean {
  try {
    return decodeURI(address) !== '';
  } catch {
    return false;
  }
}

function fileNamed(address: string): string {
  const name = decodeURI(address.slice(1));
  if (name === '' || name.endsWith('/')) return `${name}index.html`;
  return path.extname(name) === '' ? `${name}.html` : name;
}

/** The export's `_headers`, with what the site sends in the place of each value; as it is where the host sends none. */
function headersAsSent(out: string, sent: ReadonlyMap<string, Answer['headers']>): string {
  const blocks = readHeaderBlocks(out);
  if (sent.get('/')?.['content-security-policy'] === undefined) {
    return fs.readFileSync(path.join(out, '_headers'), 'utf8');
  }
  const isFor = (pattern: string, address: string) =>
    pattern.endsWith('*') ? address.startsWith(pattern.slice(0, -1)) : address === pattern;
  const written = blocks.map(({ pattern, headers }, index) => {
    const lines = headers.flatMap(([name, value]) => {
      // An address for which no later block says something else.
      const later = blocks.slice(index + 1).filter((block) => block.headers.some(([other]) => other === name));
      const sample = [...sent].find(
        ([address]) => isFor(pattern, address) && !later.some((block) => isFor(block.pattern, address)),
      );
      const found = sample === undefined ? value : sample[1][name.toLowerCase()];
      return found === undefined ? [] : [`  ${name}: ${found}`];
    });
    return [pattern, ...lines].join('\n');
  });
  return `${written.join('\n\n')}\n`;
}

/** Of the export's `_redirects` what the site does already, and what no request can show. */
async function redirectsAsSent(ask: Ask, out: string, base: string): Promise<string> {
  const lines = fs.readFileSync(path.join(out, '_redirects'), 'utf8').split('\n');
  const answers: (string | undefined)[] = [];
  await inParallel([...lines.entries()], async ([index, line]) => {
    answers[index] = await asSent(line);
  });
  return answers.filter((line) => line !== undefined).join('\n');

  async function asSent(line: string): Promise<string | undefined> {
    const [from = '', , status] = line.split(' ');
    if (from === '' || from.includes('*')) return line;
    const answer = await askOnce(ask, from);
    // A page that leads on, which is compared as a file; or one that is gone, where the host has no word for it.
    const isPage = answer.status === 200 && fs.existsSync(path.join(out, fileNamed(from)));
    if (isPage || (answer.status >= 400 && status === '410')) return line;
    const { location } = answer.headers;
    if (typeof location !== 'string') return undefined;
    const to = new URL(location, 'https://host.invalid').pathname.slice(base.length) || '/';
    return `${from} ${to} ${answer.status}`;
  }
}
