import { formatCount } from '../lib/model/problems';

const ELSEWHERE =
  'add it to "Redirects" of the page that replaces it, or to "Removed pages" in "Company, menu and footer"';

export const LABELS = {
  loading: 'The preview is loading …',
  valid: 'The content is valid.',
  problems: (count: number) => `${formatCount(count, 'problem')} to fix`,
  notes: (count: number) => formatCount(count, 'note'),
  inFile: (entry: string) => `in ${entry}`,
  widths: { label: 'Width', phone: 'Phone', desktop: 'Desktop' },
  body: 'Text',
  home: 'Home',
  /** Sveltia's labels of an image in a text. */
  image: 'Image',
  alt: 'Alt Text',
  noIcon: 'None',
  frame: 'The page as it will be',
  toFillIn: 'To fill in:',
  draft: 'Draft. To publish it, switch "Draft" off near the end of the form.',
  copy: 'A copy. Whatever the form shows, it is saved as a draft without a description, a post with the date of today. Open it again to publish it.',
  scheduled: (day: string) => `Scheduled for ${day}. Until then, only this preview shows it.`,
  /** Questions and refusals of a save. */
  saveAsDraft: (problems: readonly string[]) =>
    `The website cannot show this:\n\n${problems.join('\n')}\n\nSave it as a draft, which is not on the website?`,
  confirmUnchecked:
    'The content was not checked: the preview is closed, or it has not answered for 10 seconds.\n\nSave it all the same?',
  notSaved: 'Not saved. Fix what the preview lists, and save again.',
  titleFirst: 'Not saved. Write a title first: the URL is made of it.',
  changed: 'Not saved. Changed since you opened it. Copy your words and reload.',
  moved: 'Not saved. A page moves with its file: the manual explains it under "Rename a page".',
  pastedImages:
    'A pasted text cannot contain images: only its words were pasted. Insert each photo with the image button above the text.',
  links: (count: number) => `${formatCount(count, 'link')} of other entries to this page`,
  deletion: (links: number) =>
    `${formatCount(links, 'link')} of other entries to this page: the preview lists them. The website is not built while one is left.\n\nDelete it all the same?`,
  /** Problems, where the words of the content check are those of a file. */
  unknownSection: 'Section without a name',
  textAt: (words: string) => `The text at "${words}"`,
  same: (field: string, entry: string) =>
    `Same ${field.replaceAll('"', '').toLowerCase()} as "${entry}". Write another.`,
  link: (words: string) => `The link "${words}"`,
  heading: (words: string) => `The heading "${words}"`,
  noPage: (link: string, url: string, near: string | undefined) =>
    `${link} leads to ${url}. There is no such page.${near === undefined ? '' : ` Did you mean ${near}?`}`,
  wrongLevel: (words: string, level: number, right: number) =>
    `"${words}" is Heading ${level} below ${right === 2 ? 'nothing' : `Heading ${right - 1}`}. Make it Heading ${right}.`,
  hiddenText: 'This page does not show "Text". Add a section "Text" without paragraphs, or empty the field.',
  notPublished: (field: string, entry: string) => `${field} shows "${entry}", which is not published. Choose another.`,
  linkToPage: (place: string) => `${place}: links to this page. Remove it or choose another.`,
  showsPage: (field: string) => `${field} shows this page. Choose another, or remove the section.`,
  stray: (found: string) =>
    `found ${found}. Three colons belong to the forms of the "Insert" menu above the text: remove them, or insert the form.`,
  /** A published URL without a page, by the field that causes it, or that keeps it. */
  lost: {
    draft: (url: string) => `${url} is published, and a draft has no page. Once this is saved, ${ELSEWHERE}.`,
    date: (url: string) =>
      `${url} is published, and has no page before this date. Choose an earlier one, or ${ELSEWHERE}.`,
    aliases: (url: string) => `${url} was published, and has no page now. Add it to "Redirects" here, or ${ELSEWHERE}.`,
    gone: (url: string) =>
      `${url} was published, and has no page now. Add it to "Removed pages" here, or to "Redirects" of the page that replaces it.`,
  },
};
