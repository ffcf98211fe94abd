/** What a page says to a screen reader, as text: from the browser's accessibility tree, which is all that one has. */
import type { CDPSession, Page } from '@playwright/test';

type Trees = Awaited<ReturnType<typeof readTrees>>;
type AXNode = Trees['nodes'][number];

/** What only holds others, and is not said. */
const SILENT = [
  ...['generic', 'none', 'RootWebArea', 'InlineTextBox', 'ListMarker', 'LineBreak', 'LabelText'],
  ...['sectionheader', 'sectionfooter', 'mark', 'strong', 'emphasis', 'time'],
];
/** Parts whose name is their text, which is said once. */
const NAMED_BY_TEXT = [
  'link',
  'button',
  'heading',
  'DisclosureTriangle',
  'DisclosureTriangleGrouped',
  'figcaption',
  'caption',
  'columnheader',
];
/** Chromium's names for what has a plainer one. */
const ROLES: Record<string, string> = { DisclosureTriangle: 'disclosure', DisclosureTriangleGrouped: 'disclosure' };
const STATES = ['level', 'required', 'invalid', 'disabled', 'modal', 'keyshortcuts'];
/** Attributes that Chromium says and does not list among the states. */
const ATTRIBUTES = ['aria-current', 'aria-roledescription'];

/** The accessibility tree, and the attributes it leaves out, by the number of their element. */
async function readTrees(session: CDPSession) {
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const { root } = await session.send('DOM.getDocument', { depth: -1 });
  const attributes = new Map<number, Map<string, string>>();
  const remember = ({ backendNodeId, attributes: flat = [], children = [] }: typeof root) => {
    const pairs = flat.flatMap((name, at) => (at % 2 === 0 ? [[name, flat[at + 1] ?? ''] as const] : []));
    attributes.set(backendNodeId, new Map(pairs));
    for (const child of children) remember(child);
  };
  remember(root);
  return { nodes, byId: new Map(nodes.map((node) => [node.nodeId, node])), attributes };
}

/** One line: role, name, value, states, description. */
function wordsOf({ role, name, value, description, properties = [], backendDOMNodeId = 0 }: AXNode, trees: Trees) {
  const states = properties.flatMap(({ name: state, value: { value: set } }) => {
    // What can be opened says so while it is closed, too.
    if (state === 'expanded') return set ? 'expanded' : 'collapsed';
    // A list's level is how deep it stands, which is seen here.
    if (!STATES.includes(state) || !set || set === 'false' || (state === 'level' && role?.value !== 'heading'))
      return [];
    return set === true || set === 'true' ? state : `${state} ${set}`;
  });
  const own = ATTRIBUTES.flatMap((attribute) => {
    const set = trees.attributes.get(backendDOMNodeId)?.get(attribute);
    return set ? [`${attribute.slice('aria-'.length)} ${set}`] : [];
  });
  return [
    [ROLES[role?.value] ?? role?.value, name?.value && `"${oneLine(name.value)}"`].filter(Boolean).join(' '),
    ...(value?.value ? [`value "${value.value}"`] : []),
    ...states,
    ...own,
    ...(description?.value ? [`described "${oneLine(description.value)}"`] : []),
  ].join(', ');
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** A line; `isText` where it is words alone, without a role. */
type Line = { depth: number; words: string; isText: boolean };

/** The lines of a node and what is in it, in reading order. */
function linesOf(node: AXNode, trees: Trees, depth: number, isNamed: boolean): Line[] {
  const role = `${node.role?.value}`;
  if (role === 'StaticText') {
    const words = oneLine(`${node.name?.value}`);
    return isNamed || !words ? [] : [{ depth, words, isText: true }];
  }
  const isSaid = !node.ignored && !SILENT.includes(role);
  const isNamedByText = isNamed || (NAMED_BY_TEXT.includes(role) && Boolean(node.name?.value));
  // What is in a frame of another site is that site's business; what is in a picture or a field is its name or value.
  const isClosed = isSaid && ['Iframe', 'image', 'textbox', 'searchbox'].includes(role);
  const children = (isClosed ? [] : (node.childIds ?? [])).flatMap((id) => trees.byId.get(id) ?? []);
  const below = children.flatMap((child) => linesOf(child, trees, isSaid ? depth + 1 : depth, isNamedByText));
  if (!isSaid) return below;
  const words = wordsOf(node, trees);
  // A paragraph or an entry of a list that is nothing but words stands on one line with them.
  if (below.length > 0 && below.every(({ isText }) => isText)) {
    return [{ depth, words: `${words}: ${below.map((line) => line.words).join(' ')}`, isText: false }];
  }
  return [{ depth, words, isText: false }, ...below];
}

/** Everything a screen reader finds in the part of a page that has this role; in the whole page without one. */
export async function transcribe(page: Page, part?: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const trees = await readTrees(session);
  await session.detach();
  const start = trees.nodes.find(({ role, ignored }) => !ignored && role?.value === (part ?? 'RootWebArea'));
  if (!start) throw new Error(`no ${part} among the page's parts`);
  const lines = linesOf(start, trees, 0, false).map(({ depth, words }) => `${'  '.repeat(depth)}${words}`);
  return [`title "${await page.title()}"`, ...lines];
}

/** What a screen reader says of the control that has the focus. */
export async function focusLine(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const trees = await readTrees(session);
  await session.detach();
  const isFocused = ({ role, properties = [] }: AXNode) =>
    role?.value !== 'RootWebArea' && properties.some(({ name, value }) => name === 'focused' && value.value === true);
  const node = trees.nodes.find(isFocused);
  return node ? `focus: ${wordsOf(node, trees)}` : 'focus: the page';
}

/**
 * In the page: keeps what its live regions say, from now on, in `window.announced`: all their words where they are
 * atomic, as a status is, else those that come.
 */
export function keepAnnouncements() {
  const announced: string[] = [];
  const wordsOf = (part: Node) => {
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    const words: string[] = [];
    for (let text: Node | null = part.nodeType === 3 ? part : texts.nextNode(); text; text = texts.nextNode()) {
      const { parentElement, textContent } = text;
      if (!parentElement?.closest('[inert]') && parentElement?.checkVisibility()) words.push(`${textContent}`.trim());
    }
    return words.filter(Boolean).join(' ');
  };
  const comeIn = ({ type, target, addedNodes }: MutationRecord) => {
    const element = target instanceof Element ? target : target.parentElement;
    const region = element?.closest('[aria-live=polite], [aria-live=assertive], [role=status], [role=alert]');
    if (!region) return [];
    if (region.matches('[role=status], [role=alert], [aria-atomic=true]')) return [region];
    return type === 'childList' ? [...addedNodes] : [target];
  };
  new MutationObserver((records) => {
    const parts = new Set(records.flatMap(comeIn));
    announced.push(...[...parts].map(wordsOf).filter(Boolean));
  }).observe(document.body, { subtree: true, childList: true, characterData: true, attributeFilter: ['inert'] });
  Object.assign(window, { announced });
}
