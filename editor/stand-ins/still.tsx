/** Stands in for components/islands/Still where its content does change: with every key in the editor. */
import { type ComponentProps, createElement, useLayoutEffect, useRef } from 'react';
import type { Still as Published } from '../../components/islands/Still';

export function Still({ as, name, html, children, ...attributes }: ComponentProps<typeof Published>) {
  const element = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (html !== undefined && element.current) showHtml(element.current, html);
  }, [html]);
  return createElement(as, { 'data-still': name, ref: element, ...attributes }, children);
}

/** Shows a text and leaves each part that is as it was: pictures would flicker, and what was opened would close. */
function showHtml(element: HTMLElement, html: string) {
  const template = element.ownerDocument.createElement('template');
  template.innerHTML = html;
  const [before, after] = [[...element.childNodes], [...template.content.childNodes]];
  const isSame = (a: ChildNode | undefined, b: ChildNode | undefined) =>
    a !== undefined && b !== undefined && a.isEqualNode(b);
  let start = 0;
  while (isSame(before[start], after[start])) start += 1;
  let end = 0;
  while (end < Math.min(before.length, after.length) - start && isSame(before.at(-1 - end), after.at(-1 - end)))
    end += 1;
  for (const node of before.slice(start, before.length - end)) node.remove();
  const next = before[before.length - end] ?? null;
  for (const node of after.slice(start, after.length - end)) element.insertBefore(node, next);
}
