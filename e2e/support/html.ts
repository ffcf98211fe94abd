/** Reads exported HTML as a visitor reads a page: by headings, link names and words. No browser. */
import { DomUtils, parseDocument } from 'htmlparser2';

type Root = ReturnType<typeof parseDocument>;
type Element = ReturnType<typeof DomUtils.getElementsByTagName>[number];

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
const BLOCKS = 'address article br dd div dt figcaption h1 h2 h3 h4 li p section td th tr ul'.split(' ');

/** Returns the words of an element, blocks separated by a space, without scripts. */
function joinWords(node: Root | Element): string {
  return node.children
    .map((child) => {
      if (child.type === 'text') return child.data;
      if (child.type !== 'tag') return '';
      const words = joinWords(child);
      return BLOCKS.includes(child.name) ? ` ${words} ` : words;
    })
    .join('');
}

export class Part {
  constructor(private readonly node: Root | Element) {}

  /** Elements by tag name, separated by spaces, and by attributes; '' matches any value. */
  all(names: string, attributes: Readonly<Record<string, string>> = {}): Part[] {
    const wanted = names.split(' ');
    return DomUtils.findAll(
      (element) =>
        (names === '*' || wanted.includes(element.name)) &&
        Object.entries(attributes).every(
          ([name, value]) => element.attribs[name] !== undefined && (value === '' || element.attribs[name] === value),
        ),
      this.node.children,
    ).map((element) => new Part(element));
  }

  /** @throws when there is no such element */
  first(name: string, attributes?: Readonly<Record<string, string>>): Part {
    const [part] = this.all(name, attributes);
    if (!part) throw new Error(`no <${name}> ${JSON.stringify(attributes ?? {})}`);
    return part;
  }

  attribute = (name: string) => ('attribs' in this.node ? this.node.attribs[name] : undefined);
  get tag() {
    return 'name' in this.node ? this.node.name : '';
  }
  /** The part's words on one line. */
  get text() {
    return plain(joinWords(this.node));
  }
  /** What assistive technology calls a link, button or image. */
  get name() {
    return this.attribute('aria-label') ?? this.attribute('alt') ?? this.text;
  }
  get headings() {
    return this.all('h1 h2 h3 h4').map(({ text }) => text);
  }
  /** Names and targets of the links; a link without a target has none. */
  get links() {
    return this.all('a').map((link) => [link.name, link.attribute('href')] as const);
  }
  get targets() {
    return this.links.map(([, target]) => target);
  }
  /** Whether an element has exactly these words. */
  says = (words: string) => this.all('*').some(({ text }) => text === words);

  private withHeading = (name: string, heading: string, attributes?: Readonly<Record<string, string>>) =>
    this.all(name, attributes)
      .filter((part) => part.headings.includes(heading))
      .at(-1) ?? fail(`no <${name}> with the heading "${heading}": ${this.headings.join(' | ')}`);
  section = (heading: string) => this.withHeading('section', heading);
  item = (heading: string) => this.withHeading('li', heading);
  article = (heading: string) => this.withHeading('article', heading);
  slide = (heading: string) => this.withHeading('div', heading, { 'aria-roledescription': 'Slide' });
}

function fail(message: string): never {
  throw new Error(message);
}

const parsed = new Map<string, Part>();

/** Parses a page once a worker, without what it hides from everybody. */
export function parsePage(html: string): Part {
  const known = parsed.get(html);
  if (known) return known;
  const document = parseDocument(html);
  for (const element of DomUtils.findAll(
    ({ name, attribs }) => name === 'template' || 'hidden' in attribs,
    document.children,
  ))
    DomUtils.removeElement(element);
  const page = new Part(document);
  parsed.set(html, page);
  return page;
}

type Site = { page: (route: string) => string };
export const readPage = (site: Site, route: string) => parsePage(site.page(route));
export const readMain = (site: Site, route: string) => readPage(site, route).first('main');

/** What makes a link without a target a link: assistive technology reads it as one that is off. */
export const PLACEHOLDER = { role: 'link', 'aria-disabled': 'true', href: undefined };
export const readPlaceholder = (link: Part) =>
  Object.fromEntries(Object.keys(PLACEHOLDER).map((name) => [name, link.attribute(name)]));
