import type { List, ListItem, Nodes, PhrasingContent, RootContent } from 'mdast';
import { z } from 'zod';
import { line } from '../../model/fields';
import { DIAGRAM_ITEMS } from '../../model/illustrations';
import { defineBlock } from './define-block';
import { DIAGRAMS, PLACES } from './diagram-shapes';
import { fromBrackets, inBrackets, onOneLine, WORDS } from './form';
import { element, excessText, needed, nothingElse, readText, textNode } from './nodes';

const KINDS = ['ring', 'steps', 'deck'] as const;
type Kind = (typeof KINDS)[number];

/** Longer names do not fit next to a ring. */
const MAX_NAME_LENGTH = 14;

const item = z.strictObject({ text: needed('some words'), name: z.string(), isTicked: z.boolean().nullable() });
type Item = z.infer<typeof item>;

const FAULT: Readonly<Record<Kind, (item: Item) => string | undefined>> = {
  ring: ({ name }) =>
    name === '' || name.length > MAX_NAME_LENGTH
      ? `a name of 1 to ${MAX_NAME_LENGTH} letters in bold first: 1. **Return.** What happens there`
      : undefined,
  steps: () => undefined,
  deck: ({ isTicked }) => (isTicked === null ? 'a box first: - [x] what is sound, - [ ] what is not' : undefined),
};

const schema = z
  .strictObject({
    title: needed('what the diagram shows, in square brackets: :::diagram[The way of an item]').pipe(line),
    kind: z.enum(KINDS),
    items: z.array(item),
    rest: nothingElse('one list and nothing else'),
  })
  .superRefine(({ kind, items }, context) => {
    const [least, most] = DIAGRAM_ITEMS[kind];
    if (items.length < least || items.length > most) {
      context.addIssue({ code: 'custom', path: ['items'], message: `a list of ${least} to ${most} items` });
    }
    items.forEach((each, index) => {
      const message = FAULT[kind](each);
      if (message) context.addIssue({ code: 'custom', path: ['items', index], message });
    });
  });

function readItemName({ children: [first] }: ListItem): string {
  const [bold] = first?.type === 'paragraph' ? first.children : [];
  return bold?.type === 'strong' ? readText(bold).replace(/[.:]$/, '') : '';
}

function illustration(name: string, marks: readonly PhrasingContent[] = []): PhrasingContent {
  const known = DIAGRAMS[name];
  if (!known) throw new Error(`${name}: no illustration of this diagram exists. Run npm run draw.`);
  const { viewBox, paths } = known;
  const outlines = paths.map(([style, d]) => element('path', { className: [style], d }));
  const attributes = { viewBox, className: ['drawn'], preserveAspectRatio: 'xMidYMid slice', ariaHidden: 'true' };
  return element('svg', attributes, [...outlines, ...marks]);
}

/** In units of the SVG: half of a character's height, and the distance from a number to its name. */
const RISE = 8;
const ASIDE = 34;

const createLabels = (items: readonly Item[]): PhrasingContent[] =>
  items.flatMap(({ name }, index) => {
    const { x, y, side } = PLACES[`ring-${items.length}`]?.[index] ?? { x: 0, y: 0, side: 'end' };
    const isRight = side === 'end';
    const place = { x: x + (isRight ? ASIDE : -ASIDE), y: y + RISE, textAnchor: isRight ? 'start' : 'end' };
    return [
      element('text', { x, y: y + RISE, textAnchor: 'middle' }, [textNode(String(index + 1))]),
      element('text', { ...place, className: ['name'] }, [textNode(name)]),
    ];
  });

/** Radio buttons that show one of the items (ui/States.css). Each has the words before a colon. @param name theirs, one on a page */
const createChoice = (name: string, title: string, items: readonly Item[]): PhrasingContent =>
  element('form', { method: 'dialog', autoComplete: 'off', className: ['contents'] }, [
    element(
      'fieldset',
      { className: ['states-choice'], ariaLabel: title },
      items.map((item, index) =>
        element('label', { className: ['button', 'button-outline'] }, [
          element('input', { type: 'radio', name, checked: index === 0 }),
          textNode(item.name.replace(/:.*/, '')),
        ]),
      ),
    ),
  ]);

const haveNames = (items: readonly Item[]): boolean => items.every(({ name }) => name !== '');

const under = (list: List, illustrate: (index: number) => string): List => ({
  ...list,
  children: list.children.map(({ checked, children, ...rest }, index): ListItem => {
    const box = { type: 'checkbox', disabled: true, checked: checked === true, className: ['sr-only'] };
    const [first, ...others] = children;
    const opening = first?.type === 'paragraph' ? first.children : [];
    const ticked = typeof checked === 'boolean' ? [element('input', box)] : [];
    const text = element('div', {}, [element('p', {}, [...ticked, ...opening]), ...others]);
    return {
      ...rest,
      data: { hProperties: { className: ['state'] } },
      spread: true,
      children: [illustration(illustrate(index)), text] as Nodes[] as ListItem['children'],
    };
  }),
});

function parts(kind: Kind, items: readonly Item[], list: List): RootContent[] {
  if (kind === 'ring')
    return [illustration(`ring-${items.length}`, createLabels(items)), { ...list, ordered: true, start: 1 }];
  if (kind === 'steps') return [under(list, (index) => `steps-${items.length}-${index + 1}`)];
  return [under(list, (index) => `deck-${items[index]?.isTicked}`)];
}

const counted = (kind: Kind) => DIAGRAM_ITEMS[kind].join(' to ');

export const diagram = defineBlock('diagram', {
  label: 'Diagram',
  hint: `A list shown as a diagram: a ring of ${counted('ring')} stations, each with a short name in bold (\`{kind=ring}\`), ${counted('steps')} steps of a bridge that turns (\`{kind=steps}\`), of which readers choose one if each has a name in bold, or a deck of ${counted('deck')} spans, ticked \`- [x]\` or still open \`- [ ]\` (\`{kind=deck}\`).`,
  example:
    ':::diagram[The way of an item]{kind=ring}\n1. **Return.** A partner says what is coming.\n2. **Repair.** The workshop sees what was found.\n3. **Release.** It goes back into stock.\n:::',
  form: {
    fields: [
      { name: 'title', label: 'What the diagram shows', widget: 'string' },
      { name: 'kind', label: 'Kind', widget: 'select', options: KINDS },
      {
        name: 'items',
        label: 'Items',
        hint: 'One a line. Ring and steps: 1. **Return.** What happens there. Deck: - [x] what is sound, - [ ] what is not.',
        widget: 'text',
      },
    ],
    pattern: new RegExp(
      String.raw`^:::diagram\[(?<title>${WORDS})\](?:\{kind=(?<kind>${KINDS.join('|')})\})?\n(?<items>(?:(?!:::)[^\n]*\n)*?):::$`,
      'm',
    ),
    read: ({ title, kind, items = '' }) => ({ title: fromBrackets(title), kind, items: items.trim() }),
    write: ({ title, kind, items }) =>
      `:::diagram${inBrackets(title)}${onOneLine(kind) && `{kind=${onOneLine(kind)}}`}\n${typeof items === 'string' ? items.trim() : ''}\n:::`,
  },
  schema,
  read({ label: title, labelParts, children, line }) {
    const list = children.find((child) => child.type === 'list');
    const items = list?.children ?? [];
    const value = {
      title,
      items: items.map((each) => ({ text: readText(each), name: readItemName(each), isTicked: each.checked ?? null })),
      ...excessText(children, list),
    };
    return { value, parts: { list, labelParts, name: `diagram-${line}` }, items };
  },
  render({ kind, title, items }, { list, labelParts, name }) {
    if (!list) return [];
    const caption = element('figcaption', {}, labelParts);
    const choice = kind === 'steps' && haveNames(items) ? [createChoice(name, title, items)] : [];
    const className = ['diagram', `diagram-${kind}`, ...choice.map(() => 'states')];
    return [element('figure', { className }, [caption, ...choice, ...parts(kind, items, list)])];
  },
});
