import type { Link } from 'mdast';
import { element, textNode } from '../nodes';
import type { Renderer } from './renderer';

export const renderButton: Renderer<'button'> = ({ text, link: url }) => {
  const data = { hProperties: { className: ['button', 'button-brand'] } };
  const link: Link = { type: 'link', url, children: [textNode(text)], data };
  return [element('p', {}, [link])];
};
