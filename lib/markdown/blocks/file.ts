import { element, textNode } from '../nodes';
import type { Renderer } from './renderer';

function describeFile(url: string, bytes: number | undefined, language: string): string {
  const type = url.slice(url.lastIndexOf('.') + 1).toUpperCase();
  if (bytes === undefined) return type;
  const [size, unit] = bytes < 1_000_000 ? [bytes / 1000, 'kilobyte'] : [bytes / 1_000_000, 'megabyte'];
  const format = { style: 'unit', unit, maximumFractionDigits: size < 10 ? 1 : 0 } as const;
  return `${type}, ${new Intl.NumberFormat(language, format).format(size)}`;
}

export const renderFile: Renderer<'file'> = ({ text, link: url }, { readSize, language }) => {
  const facts = element('span', {}, [textNode(` (${describeFile(url, readSize(url), language)})`)]);
  return [element('p', { className: ['file'] }, [{ type: 'link', url, children: [textNode(text)] }, facts])];
};
