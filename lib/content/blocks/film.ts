import type { Link, RootContent } from 'mdast';
import { z } from 'zod';
import { line } from '../../model/fields';
import { toPlayerUrl } from '../videos';
import { defineBlock } from './define-block';
import { fromBrackets, fromParentheses, inBrackets, inParentheses, URL_PATTERN, WORDS } from './form';
import { element, excessText, imageFields, isImage, needed, nothingElse, readContainer, textNode } from './nodes';

const findLink = (children: readonly RootContent[]): Link | undefined =>
  children
    .flatMap((child) => (child.type === 'paragraph' ? child.children : []))
    .find((part): part is Link => part.type === 'link');

export function videoUrl(node: RootContent): string | undefined {
  const container = readContainer(node, 'film');
  return container && findLink(container.children)?.url;
}

export const film = defineBlock('film', {
  label: 'Video',
  hint: 'An image that links to a video. A click plays the video in its place. Any link that YouTube or Vimeo hand out is right, also one that starts at a time.',
  example:
    ':::film[How the bridge turned]\n[![A swing bridge, half open](/drawings/application-migration-iris.svg)](https://www.youtube.com/watch?v=aqz-KE-bpKQ)\n:::',
  form: {
    fields: [
      {
        name: 'link',
        label: 'Link to the video',
        hint: 'As YouTube or Vimeo hand it out: https://youtu.be/…, https://vimeo.com/….',
        widget: 'string',
      },
      { name: 'title', label: 'Title of the video', hint: 'Appears below the video.', widget: 'string' },
      { name: 'image', label: 'Image', hint: 'Shown until a visitor plays the video.', widget: 'image' },
      { name: 'alt', label: 'Alt text', hint: 'What the image shows, for people who cannot see it.', widget: 'string' },
    ],
    pattern: new RegExp(
      String.raw`^:::film\[(?<title>${WORDS})\]\n\[!\[(?<alt>${WORDS})\]\((?<image>${URL_PATTERN})\)\]\((?<link>${URL_PATTERN})\)\n:::$`,
      'm',
    ),
    read: ({ title, alt, image, link }) => ({
      title: fromBrackets(title),
      alt: fromBrackets(alt),
      image: fromParentheses(image),
      link: fromParentheses(link),
    }),
    write: ({ title, alt, image, link }) =>
      `:::film${inBrackets(title)}\n[!${inBrackets(alt)}${inParentheses(image)}]${inParentheses(link)}\n:::`,
  },
  checksMedia: true,
  schema: z.strictObject({
    title: needed('the name of the video, in square brackets: :::film[How it works]').pipe(line),
    link: needed('an image that is a link to the video: [![What it shows](…)](https://…)').refine(
      (url) => url === '' || toPlayerUrl(url) !== undefined,
      { error: 'a link to a video on YouTube or Vimeo, such as https://youtu.be/aqz-KE-bpKQ' },
    ),
    image: needed('an image: [![What it shows](/images/team.jpg)](https://…)'),
    alt: needed('an image with an alt text: [![What it shows](…)](https://…)'),
    rest: nothingElse('one image that is a link and nothing else'),
  }),
  read({ label: title, labelParts, children }) {
    const link = findLink(children);
    const [still, ...others] = link?.children ?? [];
    const holder = children.find((child) => child.type === 'paragraph' && child.children.length === 1);
    const value = {
      title,
      link: link?.url ?? '',
      ...(isImage(still) && others.length === 0 ? imageFields(still) : { image: '', alt: '' }),
      ...excessText(children, link && holder),
    };
    return { value, parts: { link, labelParts } };
  },
  render({ title }, { link, labelParts }, { labels }) {
    if (!link) return [];
    const player = toPlayerUrl(link.url);
    const hProperties = {
      className: ['film-still'],
      // islands/runtime/protocol.ts: the click waits for the player.
      ...(player && { dataPlayer: player, dataTitle: title, dataQueue: '' }),
    };
    const play = element('span', { className: ['film-play'] }, [textNode(labels.playFilm)]);
    const still: Link = { ...link, children: [...link.children, play], data: { hProperties } };
    return [element('figure', { className: ['film'] }, [still, element('figcaption', {}, labelParts)])];
  },
});
