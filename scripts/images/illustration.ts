import { type Element, elementsOf, textOf } from '../support/html';

export type Illustration = { width: number; height: number };

/** Checks an SVG: it must be an illustration without anything active. @returns its size, or its first fault */
export function readIllustration(svg: string): { illustration: Illustration } | { fault: string } {
  if (/<!(ENTITY|DOCTYPE[^>]*\[)/i.test(svg)) return { fault: 'an SVG that defines entities' };
  if (/<\?xml-stylesheet/i.test(svg)) return { fault: 'an SVG with a linked style sheet' };
  const elements = elementsOf(svg, true);
  const [root] = elements;
  if (!root) return { fault: 'a file that is no SVG' };
  if (local(root.name) !== 'svg') return { fault: `a file that starts with <${root.name}>, not <svg>` };
  const [fault] = elements.flatMap(faultsOf);
  if (fault !== undefined) return { fault };
  const illustration = sizeOf(root.attribs);
  if (!illustration) return { fault: 'an SVG without a viewBox or a width and height' };
  return { illustration };
}

const local = (name: string) => name.replace(/^.*:/, '').toLowerCase();

const ACTIVE = 'script foreignobject iframe embed object audio video handler listener link'.split(' ');

function faultsOf(element: Element): string[] {
  const tag = local(element.name);
  if (ACTIVE.includes(tag)) return [`an SVG with <${tag}>`];
  if (tag === 'style' && isUnsafeStyle(textOf(element))) return ['an SVG whose style loads something from elsewhere'];
  return Object.entries(element.attribs).flatMap(([name, value]) => {
    const attribute = local(name);
    if (/^on/.test(attribute)) return [`an SVG with the handler ${name}`];
    if ((attribute === 'href' || attribute === 'src') && !isInside(value)) {
      return [`an SVG that refers to ${JSON.stringify(value.slice(0, 40))}`];
    }
    if (attribute === 'attributename' && /^(.*:)?(on|href)/i.test(value)) return [`an SVG that animates ${value}`];
    return isUnsafeStyle(value) ? [`an SVG whose ${name} loads something from elsewhere`] : [];
  });
}

const isInside = (url: string) => /^\s*(#|data:image\/(png|jpeg|webp|gif);)/i.test(url);

const LOADING_STYLE = /@import|javascript:|expression\s*\(|image-set\s*\(/i;

/** Whether a style can load a file. A backslash can hide a name from these patterns. */
function isUnsafeStyle(css: string): boolean {
  if (LOADING_STYLE.test(css)) return true;
  const urls = [...css.matchAll(/url\s*\(\s*['"]?([^)]*)/gi)].map(([, url = '']) => url);
  const canHideName = css.includes('\\') && /[({]/.test(css);
  return canHideName || urls.some((url) => !isInside(url));
}

function sizeOf({ viewBox = '', width = '', height = '' }: Record<string, string>): Illustration | undefined {
  const [, , ...box] = viewBox.trim().split(/[\s,]+/);
  const sizes = [box, [width, height]].map((size) => size.map(Number.parseFloat));
  return sizes.map(([width, height]) => ({ width, height })).find(isSize);
}

const isSize = (size: Partial<Illustration>): size is Illustration => isLength(size.width) && isLength(size.height);
const isLength = (value: number | undefined): value is number => value !== undefined && value > 0 && value < 1e6;
