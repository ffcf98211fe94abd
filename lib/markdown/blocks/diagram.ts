import type { List, Nodes, PhrasingContent } from 'mdast';
import type { BlockFields } from '../../model/blocks';
import { element, paragraph, textNode } from '../nodes';
import { DIAGRAMS, PLACES } from './diagram-shapes';
import type { Renderer } from './renderer';

type Diagram = BlockFields['diagram'];
type Item = Diagram['items'][number];

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
  items.flatMap(({ name = '' }, index) => {
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
        element('label', { className: ['button'] }, [
          element('input', { type: 'radio', name, checked: index === 0 }),
          textNode(item.name?.replace(/:.*/, '') ?? ''),
        ]),
      ),
    ),
  ]);

function createWords({ name, text }: Item): PhrasingContent[] {
  if (name === undefined) return [textNode(text ?? '')];
  const strong = (words: string) => ({ type: 'strong' as const, children: [textNode(words)] });
  return text === undefined ? [strong(name)] : [strong(`${name}.`), textNode(` ${text}`)];
}

const createList = (isOrdered: boolean, items: readonly Nodes[][], className: readonly string[] = []): List => ({
  type: 'list',
  ordered: isOrdered,
  spread: className.length > 0,
  children: items.map((children) => ({
    type: 'listItem',
    spread: className.length > 0,
    ...(className.length > 0 && { data: { hProperties: { className: [...className] } } }),
    children: children as List['children'][number]['children'],
  })),
});

const createRing = (items: readonly Item[]) => [
  illustration(`ring-${items.length}`, createLabels(items)),
  createList(
    true,
    items.map((item) => [paragraph(createWords(item))]),
  ),
];

/** A list whose items each have an illustration above their words. */
function createStates(kind: Exclude<Diagram['kind'], 'ring'>, items: readonly Item[]): List {
  const isDeck = kind === 'deck';
  const states = items.map((item, index) => {
    const isSound = item.sound === true;
    const box = element('input', { type: 'checkbox', disabled: true, checked: isSound, className: ['sr-only'] });
    const words = [...(isDeck ? [box] : []), ...createWords(item)];
    return [
      illustration(isDeck ? `deck-${isSound}` : `steps-${items.length}-${index + 1}`),
      element('div', {}, [element('p', {}, words)]),
    ];
  });
  return createList(!isDeck, states, ['state']);
}

export const renderDiagram: Renderer<'diagram'> = ({ kind, title, items }, _, line) => {
  const isChoice = kind === 'steps' && items.every(({ name }) => name !== undefined);
  const className = ['diagram', `diagram-${kind}`, ...(isChoice ? ['states'] : [])];
  return [
    element('figure', { className }, [
      element('figcaption', {}, [textNode(title)]),
      ...(isChoice ? [createChoice(`diagram-${line}`, title, items)] : []),
      ...(kind === 'ring' ? createRing(items) : [createStates(kind, items)]),
    ]),
  ];
};
