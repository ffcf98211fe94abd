import { common, createLowlight } from 'lowlight';
import { z } from 'zod';
import { oneOf } from '../problems';
import { defineBlock } from './define-block';

const highlighter = createLowlight(common);

/** Maps the highlighter's scopes to a few roles that all languages have. */
const ROLES = {
  'code-word': ['keyword', 'selector-tag', 'name', 'literal', 'built_in', 'type'],
  'code-text': ['string', 'regexp', 'number', 'symbol', 'addition'],
  'code-note': ['comment', 'meta', 'deletion'],
  'code-name': ['title', 'attr', 'attribute', 'section', 'property'],
};
const ROLE_OF = new Map(Object.entries(ROLES).flatMap(([role, scopes]) => scopes.map((scope) => [scope, role])));

type Highlighted = ReturnType<typeof highlighter.highlight>['children'][number];
type Shown = Extract<Highlighted, { type: 'element' | 'text' }>;

function withRoles(nodes: readonly Highlighted[]): Shown[] {
  return nodes.flatMap((node): Shown[] => {
    if (node.type === 'text') return [node];
    if (node.type !== 'element') return [];
    const [scope = ''] = Array.isArray(node.properties.className) ? node.properties.className : [];
    const role = ROLE_OF.get(String(scope).replace(/^hljs-/, ''));
    const children = withRoles(node.children);
    return role ? [{ ...node, properties: { className: [role] }, children }] : children;
  });
}

const language = z.string().refine((value) => highlighter.registered(value), {
  error: (issue) => {
    const names = highlighter.listLanguages();
    return `a language whose words have colours: ${oneOf(names, String(issue.input))}; it is shown without them`;
  },
});

export const code = defineBlock('code', {
  label: 'Code',
  hint: 'Lines between two lines of three backticks. The name of a language after the first adds colours.',
  example: '```json\n{ "patient": 42, "status": "arrived" }\n```',
  schema: z.strictObject({ language }),
  isHarmless: true,
  read: (node) => (node.type === 'code' && node.lang ? { value: { language: node.lang }, parts: node } : undefined),
  render({ language }, node) {
    const { children } = highlighter.highlight(language, node.value);
    return [{ ...node, data: { ...node.data, hChildren: withRoles(children) } }];
  },
});
