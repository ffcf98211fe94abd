import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import type { Prose as Published } from '../../components/parts/Prose';
import { proseClass } from '../../components/parts/prose-class';

/** Renders a Markdown body that changes with every key press. */
export function Prose({ html, isWide }: ComponentProps<typeof Published>) {
  const element = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (element.current) showHtml(element.current, html);
  }, [html]);
  return <div ref={element} className={proseClass(isWide)} />;
}

/** Replaces only the parts of a text that have changed: images would flicker, and open details would close. */
function showHtml(element: HTMLElement, html: string) {
  const template = element.ownerDocument.createElement('template');
  template.innerHTML = html;
  const before = [...element.childNodes];
  const after = [...template.content.childNodes];
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
