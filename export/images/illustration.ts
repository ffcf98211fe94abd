import { DomUtils, ElementType, Parser, parseDocument } from 'htmlparser2';
import { type Element, escapeHtml, listElements } from '../html';

/** Deeper or larger drawings stop a renderer, or a visitor's browser. */
const MAX_DEPTH = 100;
const MAX_ELEMENTS = 200_000;
const MAX_SIDE = 100_000;

/** An illustration as it is published: its own XML written again, without what the check does not know. */
export type Illustration = { svg: string; size: Size | undefined };

const SVG = 'http://www.w3.org/2000/svg';

/** Elements that only draw: https://www.w3.org/TR/SVG2/eltindex.html, without scripts, links, HTML and animations. */
const ELEMENTS = new Set(
  (
    'circle clipPath defs desc ellipse feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix ' +
    'feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR ' +
    'feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile ' +
    'feTurbulence filter g image line linearGradient marker mask path pattern polygon polyline radialGradient rect ' +
    'stop style svg switch symbol text textPath title tspan use'
  ).split(' '),
);

/** Attributes of these elements: https://www.w3.org/TR/SVG2/attindex.html and https://www.w3.org/TR/SVG2/propidx.html */
const ATTRIBUTES = new Set(
  (
    'alignment-baseline amplitude azimuth baseFrequency baseline-shift bias class clip clip-path clip-rule ' +
    'clipPathUnits color color-interpolation color-interpolation-filters color-rendering cursor cx cy d diffuseConstant ' +
    'direction display divisor dominant-baseline dx dy edgeMode elevation enable-background exponent fill fill-opacity ' +
    'fill-rule filter filterUnits flood-color flood-opacity font-family font-size font-size-adjust font-stretch ' +
    'font-style font-variant font-weight fr fx fy glyph-orientation-vertical gradientTransform gradientUnits height href ' +
    'id image-rendering in in2 intercept isolation k1 k2 k3 k4 kerning kernelMatrix kernelUnitLength lang lengthAdjust ' +
    'letter-spacing lighting-color limitingConeAngle marker-end marker-mid marker-start markerHeight markerUnits ' +
    'markerWidth mask mask-type maskContentUnits maskUnits media method mix-blend-mode mode numOctaves offset opacity ' +
    'operator order orient overflow paint-order pathLength patternContentUnits patternTransform patternUnits points ' +
    'pointer-events pointsAtX pointsAtY pointsAtZ preserveAlpha preserveAspectRatio primitiveUnits r radius refX refY requiredFeatures ' +
    'result role rotate rx ry scale seed shape-rendering side slope spacing specularConstant specularExponent ' +
    'spreadMethod startOffset stdDeviation stitchTiles stop-color stop-opacity stroke stroke-dasharray ' +
    'stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width style surfaceScale ' +
    'systemLanguage tableValues targetX targetY text-anchor text-decoration text-rendering textLength transform ' +
    'transform-origin type unicode-bidi values vector-effect version viewBox visibility width word-spacing writing-mode ' +
    'x x1 x2 xChannelSelector xlink:href xml:lang xml:space y y1 y2 yChannelSelector z'
  ).split(' '),
);

type Node = ReturnType<typeof parseDocument>['children'][number];

class Refused extends Error {}

/** Checks an SVG: it must be an illustration without anything active. @returns how to publish it, or its first fault */
export function readIllustration(bytes: Uint8Array): { illustration: Illustration } | { fault: string } {
  try {
    const text = decode(bytes);
    refuseDepth(text);
    const document = parseDocument(text, { xmlMode: true });
    const elements = listElements(document);
    refuseMultiplied(elements);
    refusePrefixes(elements);
    const [root, ...others] = document.children.filter((node) => !isAround(node));
    if (!root || !('attribs' in root) || others.length > 0) throw new Refused('a file that is no SVG');
    if (root.name !== 'svg') throw new Refused(`a file that starts with <${root.name}>, not <svg>`);
    if (root.attribs.xmlns !== SVG) throw new Refused(`an <svg> without xmlns="${SVG}"`);
    const size = readSize(root.attribs);
    if (size && Math.max(size.width, size.height) > MAX_SIDE) {
      throw new Refused(`an SVG of ${size.width} x ${size.height}: at most ${MAX_SIDE} on a side`);
    }
    return { illustration: { size, svg: write(root, ` xmlns="${SVG}"`) } };
  } catch (error) {
    if (error instanceof Refused) return { fault: error.message };
    throw error;
  }
}

/** Refuses deep nesting before a tree of it exists: walking such a tree fills the stack. */
function refuseDepth(text: string) {
  let depth = 0;
  const onopentag = () => {
    depth += 1;
    if (depth > MAX_DEPTH) throw new Refused(`an SVG with more than ${MAX_DEPTH} groups within each other`);
  };
  const onclosetag = () => {
    depth -= 1;
  };
  new Parser({ onopentag, onclosetag }, { xmlMode: true }).end(text);
}

/** Refuses an SVG whose elements refer to each other so often that it would be rendered for minutes. */
function refuseMultiplied(elements: readonly Element[]) {
  const byId = new Map(elements.map((element) => [element.attribs.id, element]));
  const counts = new Map<Element, number>();
  const count = (element: Element, above: ReadonlySet<Element>): number => {
    const known = counts.get(element);
    if (known !== undefined) return known;
    // Browsers ignore a reference to an element around it.
    if (above.has(element)) return 0;
    if (above.size > MAX_DEPTH) throw new Refused(`an SVG with more than ${MAX_DEPTH} references to each other`);
    const within = new Set([...above, element]);
    const values = Object.values(element.attribs).flatMap((value) => [...value.matchAll(REFERENCE)]);
    const targets = values.flatMap(([, id]) => byId.get(id ?? '') ?? []);
    const parts = element.children.filter((child) => 'attribs' in child);
    const sum = [...parts, ...targets].reduce((total, part) => total + count(part, within), 1);
    if (sum > MAX_ELEMENTS) throw new Refused(`an SVG that repeats its parts more than ${MAX_ELEMENTS} times`);
    counts.set(element, sum);
    return sum;
  };
  const [root] = elements;
  if (root) count(root, new Set());
}

/** Matches a reference to an element of the same file: #a, url(#a). */
const REFERENCE = /(?:^|\(['"]?)\s*#([^'")\s]+)/g;

/** Refuses an element under a prefix of SVG or HTML. Others are data of a program, which draw nothing. */
function refusePrefixes(elements: readonly Element[]) {
  const prefixes = elements.flatMap(({ attribs }) =>
    Object.entries(attribs).flatMap(([name, value]) =>
      name.startsWith('xmlns:') && /\/(2000\/svg|1999\/xhtml)\s*$/.test(value) ? [name.slice('xmlns:'.length)] : [],
    ),
  );
  const active = elements.find(({ name }) => prefixes.some((prefix) => name.startsWith(`${prefix}:`)));
  if (active) throw new Refused(`an SVG with <${active.name}>`);
}

/** Decodes a file. Other encodings hide elements from a check, and a document type adds attributes in the browser. */
function decode(bytes: Uint8Array): string {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Refused('an SVG that is not saved as UTF-8');
  }
  const encoding = /^\s*<\?xml[^>]*encoding\s*=\s*["']?([\w.:-]+)/i.exec(text)?.[1] ?? 'utf-8';
  if (!/^utf-?8$/i.test(encoding)) throw new Refused(`an SVG in the encoding ${encoding}, not UTF-8`);
  if (/(?![\t\n\r])\p{Cc}/u.test(text)) throw new Refused('an SVG with control characters');
  const plain = text.replace(PLAIN_DOCTYPE, '');
  if (/<!(?!--|\[CDATA\[)/.test(plain)) throw new Refused('an SVG with declarations in <!DOCTYPE …>: delete that part');
  return plain;
}

/** Matches the document type that Graphviz, Visio and LibreOffice write. It declares nothing itself, and is left out. */
const PLAIN_DOCTYPE = /<!DOCTYPE\s[^<>[\]]*>/i;

/** Whether a node next to the root draws nothing. */
const isAround = (node: Node) =>
  node.type === ElementType.Comment ||
  (node.type === ElementType.Text && node.data.trim() === '') ||
  ('name' in node && node.name === '?xml');

/** Writes a node as XML. Programs add data of their own under prefixes; it draws nothing, and is left out. */
function write(node: Node, namespace = ''): string {
  if (node.type === ElementType.Text) return escapeHtml(node.data);
  if (node.type === ElementType.Comment) return '';
  if (node.type === ElementType.CDATA) return node.children.map((child) => write(child)).join('');
  if (!('attribs' in node)) throw new Refused('an SVG with a processing instruction');
  const { name, attribs, children } = node;
  if (name.includes(':') || name === 'metadata') return '';
  if (!ELEMENTS.has(name)) throw new Refused(`an SVG with <${name}>`);
  const attributes = Object.entries(filterAttributes(attribs)).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
  const content = children.map((child) => write(child)).join('');
  if (name === 'style' && isUnsafeStyle(DomUtils.textContent(node))) {
    throw new Refused('an SVG whose style loads something from elsewhere');
  }
  const tag = `<${name}${namespace}${attributes.join('')}`;
  return content === '' ? `${tag}/>` : `${tag}>${content}</${name}>`;
}

/** Returns the attributes that draw. Refuses those that act, and leaves out what programs add for themselves. */
function filterAttributes(attribs: Readonly<Record<string, string>>): Record<string, string> {
  const result: Record<string, string> = {};
  for (const [name, value] of Object.entries(attribs)) {
    if (name === 'xmlns' && value !== SVG) throw new Refused(`an SVG with xmlns="${value}"`);
    if (/^on/i.test(name)) throw new Refused(`an SVG with the attribute ${name}`);
    if (/^(xlink:)?(href|src)$/i.test(name) && !isInside(value)) {
      throw new Refused(`an SVG that refers to ${JSON.stringify(value.slice(0, 40))}`);
    }
    const isDrawing = ATTRIBUTES.has(name) || /^(aria|data)-[\w-]+$/.test(name);
    if (isDrawing && isUnsafeStyle(value)) throw new Refused(`an SVG whose ${name} loads something from elsewhere`);
    if (isDrawing) result[name.replace('xlink:', '')] = value;
  }
  return result;
}

/** Browsers drop white space within a URL: https://url.spec.whatwg.org/#concept-basic-url-parser */
const isInside = (url: string) =>
  /^(#|data:image\/(png|jpe?g|webp|gif);|data:(font\/|application\/(x-)?font))/i.test(url.replace(/\s/g, ''));

const LOADING_STYLE = /@import|javascript:|expression\(|image-set\(|(?<![\w-])(src|image)\(/i;

/** Whether a style can load a file. A backslash can hide a name from these patterns. */
function isUnsafeStyle(text: string): boolean {
  const css = text.replace(/\s/g, '');
  if (LOADING_STYLE.test(css)) return true;
  const urls = [...css.matchAll(/url\(['"]?([^)]*)/gi)].map(([, url = '']) => url);
  const canHideName = css.includes('\\') && /[({]/.test(css);
  return canHideName || urls.some((url) => !isInside(url));
}

function readSize({ viewBox = '', width = '', height = '' }: Record<string, string>): Size | undefined {
  const [, , ...box] = viewBox.trim().split(/[\s,]+/);
  // A share of the page, such as 100%, is no size.
  const sizes = [box, [width, height]].map((size) =>
    size.map((length) => (length.includes('%') ? Number.NaN : Number.parseFloat(length))),
  );
  return sizes.map(([width, height]) => ({ width, height })).find(isSize);
}

type Size = { width: number; height: number };
const isSize = (size: Partial<Size>): size is Size => isLength(size.width) && isLength(size.height);
const isLength = (value: number | undefined): value is number =>
  value !== undefined && value > 0 && Number.isFinite(value);

export const NO_SIZE = 'an SVG without a viewBox, or a width and height in pixels';

export const PLAIN_SVG =
  'an SVG of shapes and text alone: choose "Plain SVG" in the drawing program, or export it as PNG';
