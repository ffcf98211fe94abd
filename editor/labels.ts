import { countOf } from '../lib/content/problems';

const ELSEWHERE =
  'add it to "Redirects" of the page that replaces it, or to "Removed pages (410 Gone)" in "Company, menu and footer"';

/** The copy of the editor's own interface. */
export const LABELS = {
  loading: 'The preview is loading …',
  valid: 'The content is valid.',
  problems: (count: number) => `${countOf(count, 'problem')} to fix`,
  notes: (count: number) => countOf(count, 'note'),
  inFile: (file: string) => `in ${file}`,
  widths: { label: 'Width', phone: 'Phone', desktop: 'Desktop' },
  views: { label: 'Show', page: 'Page', shared: 'Search and chats', sections: 'Sections' },
  schemes: { label: 'Colours', light: 'Light', dark: 'Dark' },
  frame: 'The page as it will be',
  shared: {
    search: 'As a search result',
    chats: 'As a link in chats and social networks',
    title: 'Title',
    description: 'Description',
    length: (name: string, length: number, min: number, max: number) =>
      `${name}: ${length} characters. ${min} to ${max} fit.`,
  },
  sections: 'The sections a page is made of',
  addSection: (label: string) => `Add: ${label}`,
  isOnPage: 'It is on this page already.',
  isForLists: 'It is for the pages of lists.',
  removeSection: 'Remove this section and its texts? Close the editor without saving to get it back.',
  draft: 'To publish this draft, switch "Draft" off near the end of the form.',
  confirm: (problems: readonly string[]) =>
    `The website will not be built with this:\n\n${problems.join('\n')}\n\nSave it all the same?`,
  confirmUnchecked:
    'The content was not checked: the preview is closed, or it has not answered for 10 seconds.\n\nSave it all the same?',
  otherTab:
    'The editor is open in another tab or window of this browser. It starts here once you have closed it there.',
  pastedImages:
    'A pasted text cannot contain images: only its words were pasted. Insert each photo with the image button above the text.',
  unsaved: 'Leave this form? What you have changed is not saved.',
  loadedAt: (time: string) => `Files as of ${time}. After a pull, reload this page.`,
  notSaved: 'Not saved. Fix what the preview lists, or save again and confirm.',
  toFillIn: (labels: readonly string[]) => `To fill in: ${labels.join(', ')}`,
  manage: 'Rename or delete this page',
  rename:
    'To rename it, choose ⋮ next to "Save", "Edit Slug": its old URL then redirects. Change the links below to the new one.',
  renameFile:
    'To rename it, rename its file in content/pages. "npm run content" then shows the line that redirects the old URL. Change the links below to the new one.',
  remove:
    'Before you delete it, change the links below. If another page replaces it, add the URL to "Redirects" of that page; else add it to "Removed pages (410 Gone)" in "Company, menu and footer".',
  noLinks: 'No other page links here.',
  /** A published URL without a page, by the field that causes it, or that keeps it. */
  lost: {
    draft: (url: string) => `${url} is published, and a draft has no page. Switch "Draft" off, or ${ELSEWHERE}.`,
    date: (url: string) =>
      `${url} is published, and has no page before this date. Choose an earlier one, or ${ELSEWHERE}.`,
    aliases: (url: string) => `${url} was published, and has no page now. Add it to "Redirects" here, or ${ELSEWHERE}.`,
    gone: (url: string) =>
      `${url} was published, and has no page now. Add it to "Removed pages (410 Gone)" here, or to "Redirects" of the page that replaces it.`,
  },
};
