import { z } from 'zod';
import { line } from '../../model/fields';
import { defineBlock } from './define-block';
import { LINK_PATTERN, readLinkFields, writeLink } from './form';
import { element, needed, nothingElse, readLink, textNode } from './nodes';

const FILE = /^\/(?![\\/])[^?#]*\.([a-z0-9]{2,5})$/i;

function describeFile(url: string, bytes: number | undefined, language: string): string {
  const type = FILE.exec(url)?.[1]?.toUpperCase() ?? '';
  if (bytes === undefined) return type;
  const [size, unit] = bytes < 1_000_000 ? [bytes / 1000, 'kilobyte'] : [bytes / 1_000_000, 'megabyte'];
  const format = { style: 'unit', unit, maximumFractionDigits: size < 10 ? 1 : 0 } as const;
  return `${type}, ${new Intl.NumberFormat(language, format).format(size)}`;
}

export const file = defineBlock('file', {
  label: 'File to download',
  hint: 'A link to a file in `public/`. The build adds its type and size.',
  example: ':::file\n[The logo as a drawing](/icons/favicon.svg)\n:::',
  form: {
    fields: [
      { name: 'text', label: 'Link text', hint: 'Such as The checklist.', widget: 'string' },
      {
        name: 'link',
        label: 'File',
        hint: 'A PDF, for example. Type and size appear next to the link text.',
        widget: 'file',
        media_folder: '/public/files',
        public_folder: '/files',
      },
    ],
    pattern: new RegExp(`^:::file\\n${LINK_PATTERN}\\n:::$`, 'm'),
    read: readLinkFields,
    write: (values) => `:::file\n${writeLink(values)}\n:::`,
  },
  checksMedia: true,
  schema: z.strictObject({
    link: z.string().regex(FILE, { error: 'the URL of a file in public/, such as /files/checklist.pdf' }),
    text: needed('one link with words: [The checklist](/files/checklist.pdf)').pipe(line),
    rest: nothingElse('one link and nothing else'),
  }),
  read: readLink,
  render({ link: url }, link, { readSize, language }) {
    if (!link) return [];
    const facts = element('span', {}, [textNode(` (${describeFile(url, readSize(url), language)})`)]);
    return [element('p', { className: ['file'] }, [link, facts])];
  },
});
