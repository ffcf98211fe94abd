/** Checks illustrations, which are published as they are: an SVG that is opened alone is a page of the website. */
import { Parser } from 'htmlparser2';

export type Size = { width: number; height: number };

const SVG = 'http://www.w3.org/2000/svg';
const XHTML = 'http://www.w3.org/1999/xhtml';
const ACTIVE = /^(script|foreignObject)$/i;
/** Attributes that load a file, or could after an animation. */
const LOADING = /^(href|src|base)$/i;

class Refused extends Error {}

/** @returns the size of an illustration that runs and loads nothing, undefined if it has none; else its first problem */
export function checkIllustration(
  bytes: Uint8Array,
): { size: Size | undefined; problem?: never } | { size?: never; problem: string } {
  try {
    return { size: readSize(readRoot(decode(bytes))) };
  } catch (error) {
    if (error instanceof Refused) return { problem: error.message };
    throw error;
  }
}

/** Decodes a file. Other encodings, and declarations of the document type, hide elements from the check. */
function decode(bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes);
  const encoding = /^\s*<\?xml[^>]*encoding\s*=\s*["']?([\w.:-]+)/i.exec(text)?.[1] ?? 'utf-8';
  if (text.includes('\uFFFD') || !/^utf-?8$/i.test(encoding)) throw new Refused('an SVG that is not saved as UTF-8');
  if (/<!(?!--|\[CDATA\[|DOCTYPE\s[^<>[\]]*>)/i.test(text))
    throw new Refused('an SVG with declarations in <!DOCTYPE …>: delete that part');
  return text;
}

/** Reads every element. @returns the attributes of the root */
function readRoot(text: string): Readonly<Record<string, string>> {
  let root: Readonly<Record<string, string>> | undefined;
  let style: string | undefined;
  const parser = new Parser(
    {
      onopentag(name, attribs) {
        if (!root && name !== 'svg') throw new Refused(`a file that starts with <${name}>, not <svg>`);
        if (!root && attribs.xmlns !== SVG) throw new Refused(`an <svg> without xmlns="${SVG}"`);
        root ??= attribs;
        if (ACTIVE.test(withoutPrefix(name))) throw new Refused(`an SVG with <${name}>`);
        for (const [attribute, value] of Object.entries(attribs)) checkAttribute(attribute, value);
        if (withoutPrefix(name) === 'style') style = '';
      },
      ontext(words) {
        if (style !== undefined) style += words;
      },
      onclosetag(name) {
        if (withoutPrefix(name) !== 'style') return;
        if (loads(style)) throw new Refused('an SVG whose style loads something from elsewhere');
        style = undefined;
      },
      onprocessinginstruction(name) {
        if (name.toLowerCase() === '?xml-stylesheet') throw new Refused('an SVG with a style sheet of another file');
      },
    },
    { xmlMode: true },
  );
  parser.end(text);
  if (!root) throw new Refused('a file that is no SVG');
  return root;
}

const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1);

function checkAttribute(attribute: string, value: string): void {
  const name = withoutPrefix(attribute);
  const animated = name === 'attributeName' ? withoutPrefix(value.trim()) : '';
  if (/^on/i.test(name) || LOADING.test(animated))
    throw new Refused(`an SVG with the attribute ${attribute}="${value.slice(0, 40)}"`);
  if (value.trim() === XHTML) throw new Refused('an SVG with HTML');
  if (LOADING.test(name) && !isInside(value))
    throw new Refused(`an SVG that refers to ${JSON.stringify(value.slice(0, 40))}`);
  if (attribute === name && loads(value)) throw new Refused(`an SVG whose ${name} loads something from elsewhere`);
}

/** Browsers drop white space within a URL: https://url.spec.whatwg.org/#concept-basic-url-parser */
const isInside = (url: string) =>
  /^(#|data:image\/(png|jpe?g|webp|gif);|data:(font\/|application\/(x-)?font))/i.test(url.replace(/\s/g, ''));

/** Whether a style loads a file. A backslash can hide a name. */
function loads(style = ''): boolean {
  const css = style.replace(/\s/g, '');
  const urls = [...css.matchAll(/url\(['"]?([^)]*)/gi)].map(([, url = '']) => url);
  return (
    /@import|image-set\(|(?<![\w-])(src|image)\(/i.test(css) ||
    (css.includes('\\') && /[({]/.test(css)) ||
    urls.some((url) => !isInside(url))
  );
}

function readSize({ viewBox = '', width = '', height = '' }: Readonly<Record<string, string>>): Size | undefined {
  const [, , ...box] = viewBox.trim().split(/[\s,]+/);
  // A share of the page, such as 100%, is no size.
  const sizes = [box, [width, height]].map(([wide = '', high = '']) => ({
    width: wide.includes('%') ? Number.NaN : Number.parseFloat(wide),
    height: high.includes('%') ? Number.NaN : Number.parseFloat(high),
  }));
  return sizes.find((size) => size.width > 0 && size.height > 0 && Number.isFinite(size.width * size.height));
}

export const NO_SIZE = 'an SVG without a viewBox, or a width and height in pixels';

export const PLAIN_SVG =
  'an SVG of shapes and text alone: choose "Plain SVG" in the drawing program, or export it as PNG';
