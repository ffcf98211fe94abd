/** Cleans what is pasted from Word, Excel, Google Docs and chats: lists and tables stay, looks and images do not. */
import { remark } from 'remark';
import remarkGfm from 'remark-gfm';
import remarkHtml from 'remark-html';

/** A pasted part of a text: an item of a list, or the HTML of another block. */
type Part = { html: string; item?: { level: number; isOrdered: boolean } };

const HEADING = /^H[1-6]$/;
const LIST = /^[OU]L$/;
const BLOCK =
  /^(ADDRESS|ARTICLE|ASIDE|BLOCKQUOTE|BODY|CENTER|DD|DIV|DL|DT|FIGURE|FOOTER|H[1-6]|HEADER|LI|MAIN|OL|P|PRE|SECTION|TABLE|UL)$/;
/** Word adds o:p to the end of each paragraph. */
const LEFT_OUT = /^(STYLE|SCRIPT|META|LINK|TITLE|XML|IMG|V:.*|COLGROUP|COL)$/i;
/** Word names the level of an item: mso-list:l0 level1 lfo1. */
const WORD_ITEM = /mso-list:\s*l\d+\s+level(\d)/i;
const WORD_MARKER = '[style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]';
const ORDERED_MARKER = /^\(?([a-z]{1,4}|\d+)[.)]/i;
const LINK = /^(https?:|mailto:|tel:|\/)/i;
const IMAGE = /<(img|v:imagedata)\b/i;
/** Lexical's, in which Sveltia copies: https://lexical.dev/docs/concepts/serialization */
const OWN_FORMAT = 'application/x-lexical-editor';

const asText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const isBlock = (node: Node) => node instanceof Element && BLOCK.test(node.nodeName);
const readStyle = (element: Element) => element.getAttribute('style') ?? '';

/** Returns words with their marks and links, without blocks and looks. */
function toInline(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE)
    return asText((node.textContent ?? '').replace(/[\u200B\uFEFF]/g, '').replace(/[\s\u00A0]+/g, ' '));
  if (!(node instanceof Element) || LEFT_OUT.test(node.nodeName) || node.matches(WORD_MARKER)) return '';
  if (node.nodeName === 'BR') return '<br>';
  const inner = [...node.childNodes].map(toInline).join('');
  if (inner.trim() === '') return inner;
  return marked(node, inner);
}

function marked(element: Element, inner: string): string {
  const style = readStyle(element);
  const weight = /(?:^|;)\s*font-weight:\s*(bold|normal|\d+)/i.exec(style)?.[1] ?? '';
  const isHeading = element.closest('h1, h2, h3, h4, h5, h6, [role="heading"]') !== null;
  const isBold = weight === '' ? /^(B|STRONG)$/.test(element.nodeName) : weight === 'bold' || Number(weight) >= 600;
  const isItalic = /^(I|EM)$/.test(element.nodeName) || /(?:^|;)\s*font-style:\s*italic/i.test(style);
  const url = element.nodeName === 'A' ? (element.getAttribute('href') ?? '') : '';
  const isStruck = /^(S|STRIKE|DEL)$/.test(element.nodeName) || /text-decoration[^;]*line-through/i.test(style);
  const code = element.nodeName === 'CODE' ? `<code>${inner}</code>` : inner;
  const linked = LINK.test(url) ? `<a href="${asText(unwrap(url)).replaceAll('"', '&quot;')}">${code}</a>` : code;
  const struck = isStruck ? `<s>${linked}</s>` : linked;
  const italic = isItalic ? `<em>${struck}</em>` : struck;
  return isBold && !isHeading ? `<strong>${italic}</strong>` : italic;
}

/** Returns the target of a link that Google has wrapped: https://www.google.com/url?q=… */
const unwrap = (url: string): string =>
  /^https?:\/\/(www\.)?google\.[^/]+\/url\?/.test(url) ? (new URL(url).searchParams.get('q') ?? url) : url;

const onOneLine = (element: Element): string =>
  [...element.childNodes]
    .map((node) => (isBlock(node) ? ` ${onOneLine(node as Element)} ` : toInline(node)))
    .join('')
    .replaceAll('<br>', ' ')
    .replace(/ {2,}/g, ' ')
    .trim();

/** Escapes the mark between two cells, which Sveltia writes as it is. It keeps entities. */
const inCell = (html: string) => html.replaceAll('|', '&amp;vert;');

/** Returns a table whose first row names the columns. Cells that a merged one covers are empty. */
function toTable(table: HTMLTableElement): string {
  const grid: string[][] = [];
  for (const [at, { cells }] of [...table.rows].entries())
    for (const cell of cells) {
      const row = grid[at] ?? [];
      let column = 0;
      while (row[column] !== undefined) column++;
      for (let down = 0; down < cell.rowSpan; down++) {
        const covered = grid[at + down] ?? [];
        grid[at + down] = covered;
        for (let right = 0; right < cell.colSpan; right++)
          covered[column + right] = down + right === 0 ? inCell(onOneLine(cell)) : '';
      }
    }
  const rows = grid.slice(0, table.rows.length).filter((row) => row.some(Boolean));
  const columns = Math.max(0, ...rows.map((row) => row.findLastIndex(Boolean) + 1));
  const full = (row: readonly string[] = []) => Array.from({ length: columns }, (_, index) => row[index] ?? '');
  const [head, ...body] = rows;
  // Lexical takes a cell with this scope for the name of a column.
  const names = full(head).map((text) => `<th scope="row">${text.replace(/<\/?strong>/g, '')}</th>`);
  const cells = body.map(
    (row) =>
      `<tr>${full(row)
        .map((text) => `<td>${text}</td>`)
        .join('')}</tr>`,
  );
  return `<table><tr>${names.join('')}</tr>${cells.join('')}</table>`;
}

/** Returns a block of code. A chat has its buttons within it. */
function toCode(block: Element): string {
  const code = block.querySelector('code') ?? block;
  const [, language = ''] = /\blanguage-([\w+-]+)/.exec(code.className) ?? [];
  return `<pre${language && ` data-language="${language}"`}>${asText((code.textContent ?? '').trimEnd())}</pre>`;
}

/** Returns the items of a list, with their levels: Google Docs nests lists next to items, Word for the web none. */
function listItems(list: Element): Part[] {
  return [...list.querySelectorAll('li')].map((item) => {
    const own = item.cloneNode(true) as Element;
    for (const inner of own.querySelectorAll('ul, ol')) inner.remove();
    const written = item.getAttribute('aria-level') ?? item.getAttribute('data-aria-level');
    let depth = 0;
    for (let above = item.parentElement; above && list.contains(above); above = above.parentElement)
      if (LIST.test(above.nodeName)) depth++;
    return {
      html: onOneLine(own),
      item: { level: Number(written ?? depth), isOrdered: item.parentElement?.nodeName === 'OL' },
    };
  });
}

/** Returns the item that Word for desktops writes as a paragraph with a marker; undefined for other paragraphs. */
function wordItem(element: Element): Part | undefined {
  const level = WORD_ITEM.exec(readStyle(element))?.[1];
  if (level === undefined) return undefined;
  const marker = element.querySelector(WORD_MARKER)?.textContent ?? '';
  return { html: onOneLine(element), item: { level: Number(level), isOrdered: ORDERED_MARKER.test(marker.trim()) } };
}

/** Returns the blocks of an element. Words between them are paragraphs. @param raise how many levels headings lose */
function toParts(element: Element, raise: number): Part[] {
  const parts: Part[] = [];
  let words = '';
  const endParagraph = () => {
    for (const paragraph of words.split(/(?:<br>\s*){2,}/)) {
      const html = paragraph.replace(/^(?:\s|<br>)+|(?:\s|<br>)+$/g, '').replace(/ {2,}/g, ' ');
      if (html !== '') parts.push({ html: `<p>${html}</p>` });
    }
    words = '';
  };
  for (const node of element.childNodes) {
    // Google Docs wraps everything in one element for bold words.
    const isWrapper =
      node instanceof Element && node.querySelector('p, li, table, pre, h1, h2, h3, h4, h5, h6') !== null;
    if (!(node instanceof Element) || !(isBlock(node) || isWrapper)) {
      words += toInline(node);
      continue;
    }
    endParagraph();
    const item = wordItem(node);
    const level = HEADING.test(node.nodeName) ? node.nodeName[1] : node.getAttribute('aria-level');
    if (item) parts.push(item);
    else if (LIST.test(node.nodeName)) parts.push(...listItems(node));
    else if (node instanceof HTMLTableElement) parts.push({ html: toTable(node) });
    else if (node.nodeName === 'PRE') parts.push({ html: toCode(node) });
    else if (node.nodeName === 'BLOCKQUOTE') {
      const paragraphs = toParts(node, raise).map(({ html }) => html.replace(/^<p>|<\/p>$/g, ''));
      parts.push({ html: `<blockquote>${paragraphs.join('<br>')}</blockquote>` });
    } else if (HEADING.test(node.nodeName) || node.getAttribute('role') === 'heading') {
      const tag = `h${Math.min(Number(level) + raise, 4)}`;
      const html = onOneLine(node);
      if (html !== '') parts.push({ html: `<${tag}>${html}</${tag}>` });
    } else parts.push(...toParts(node, raise));
  }
  endParagraph();
  return parts;
}

/** Joins neighbouring items into lists, each list within the item above it. */
function joinItems(parts: readonly Part[]): string {
  let html = '';
  const open: { level: number; tag: string }[] = [];
  const closeTo = (level: number) => {
    while ((open.at(-1)?.level ?? 0) > level) html += `</li></${open.pop()?.tag}>`;
  };
  for (const part of parts) {
    if (!part.item) {
      closeTo(0);
      html += part.html;
      continue;
    }
    if (part.html === '') continue;
    const { level, isOrdered } = part.item;
    const tag = isOrdered ? 'ol' : 'ul';
    closeTo(level);
    const last = open.at(-1);
    if (last?.level === level && last.tag === tag) html += '</li>';
    else {
      if (last?.level === level) closeTo(level - 1);
      html += `<${tag}>`;
      open.push({ level, tag });
    }
    html += `<li>${part.html}`;
  }
  closeTo(0);
  return html;
}

/** Returns pasted HTML as a text of this site can contain it: Heading 1 is the title of the page. */
export function cleanPasted(pasted: string): string {
  const { body } = new DOMParser().parseFromString(pasted, 'text/html');
  const html = joinItems(toParts(body, body.querySelector('h1, [role="heading"][aria-level="1"]') ? 1 : 0));
  // The caret could not leave it.
  return html.endsWith('</table>') ? `${html}<p></p>` : html;
}

/** Matches what only Markdown has: the copy button of a chat copies it as text. */
const MARKDOWN =
  /^ {0,3}(#{1,6} |[-*+] |\d+[.)] |> |```|\|.*\|\s*$)|\*\*[^*\s][^*]*\*\*|\[[^\]]+\]\([^)\s]+\)|`[^`\n]+`/m;

const renderer = remark().use(remarkGfm, { singleTilde: false }).use(remarkHtml);

/** Returns pasted Markdown as HTML; '' for words without a mark. */
export const markdownToHtml = (text: string): string => (MARKDOWN.test(text) ? String(renderer.processSync(text)) : '');

/** Cleans what is pasted into a text. @param refusal what to say of images, which a paste cannot contain */
export function cleanPastes(refusal: string): void {
  const cleaned = new WeakSet<Event>();
  const clean = (event: ClipboardEvent) => {
    const { clipboardData, target } = event;
    const isText = target instanceof Element && target.closest('[contenteditable="true"]') !== null;
    if (!isText || !clipboardData || cleaned.has(event)) return;
    const pasted = clipboardData.getData('text/html') || markdownToHtml(clipboardData.getData('text/plain'));
    // The editor's own format is complete. An image that was copied alone comes as a file, which the editor uploads.
    const html = clipboardData.types.includes(OWN_FORMAT) ? '' : cleanPasted(pasted);
    const isRefused = IMAGE.test(pasted) && (html !== '' || clipboardData.files.length === 0);
    if (html === '' && !isRefused) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (html !== '') {
      const data = new DataTransfer();
      data.setData('text/html', html);
      data.setData('text/plain', clipboardData.getData('text/plain'));
      const next = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
      cleaned.add(next);
      target.dispatchEvent(next);
    }
    if (isRefused) window.alert(refusal);
  };
  // Before Sveltia's own listener, which would take the picture of a table that Excel adds.
  document.addEventListener('paste', clean, true);
}
