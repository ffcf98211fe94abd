import type { Link } from 'mdast';
import { toPlayerUrl } from '../../url/videos';
import { element, textNode } from '../nodes';
import type { Renderer } from './renderer';

export const renderVideo: Renderer<'video'> = ({ link: url, title, image, alt }, { labels }) => {
  // islands/runtime/protocol.ts: the click waits for the player.
  const player = { dataPlayer: toPlayerUrl(url), dataTitle: title, dataQueue: '' };
  const play = element('span', { className: ['button', 'button-brand', 'video-play'] }, [textNode(labels.playVideo)]);
  const link: Link = {
    type: 'link',
    url,
    children: [{ type: 'image', url: image, alt }, play],
    data: { hProperties: { className: ['video-still'], ...player } },
  };
  return [element('figure', { className: ['video'] }, [link, element('figcaption', {}, [textNode(title)])])];
};
