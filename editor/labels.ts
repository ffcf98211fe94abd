import { formatCount } from '../lib/model/problems';

const THIRD_PARTIES =
  'add it to "Redirects" of the page that replaces it, or to "Removed pages" in "Company, menu and footer"';
/** Only one form is open at a time, and the checks accept neither half alone. */
const AFTERWARDS = `or save this form all the same and then ${THIRD_PARTIES}`;

export const LABELS = {
  loading: 'The preview is loading …',
  valid: 'The content is valid.',
  problems: (count: number) => `${formatCount(count, 'problem')} to fix`,
  notes: (count: number) => formatCount(count, 'note'),
  inFile: (entry: string) => `in ${entry}`,
  places: 'Places to change in other entries',
  placesDone: 'Close this list',
  widths: { label: 'Width', phone: 'Phone', desktop: 'Desktop' },
  views: { label: 'Show', page: 'Page', shared: 'Search and chats', sections: 'Sections' },
  body: 'Text',
  noIcon: 'None',
  frame: 'The page as it will be',
  shared: {
    heading: 'As a search result, or as a link in a chat',
    title: 'Title',
    description: 'Description',
    length: (name: string, length: number, min: number, max: number) =>
      `${name}: ${length} characters. ${min} to ${max} fit.`,
    image: 'The social image, as the last build rendered it',
    noImage: 'The social image appears after the next build.',
  },
  sections: 'The sections a page is made of. "Add Section" in the form offers them by these names.',
  removePart:
    'Remove this and its texts? Until you save, "Revert All Changes" in the menu ⋮ next to "Save" brings it back, and undoes all other changes.',
  draft: 'Draft. To publish it, switch "Draft" off near the end of the form.',
  elsewhere: 'Menu and footer are edited in "Company and shared texts", "Company, menu and footer".',
  emptyImage: 'Text, Image, "Source" is empty',
  scheduled: (day: string) => `Scheduled for ${day}. Until then, only this preview shows it.`,
  confirm: (problems: readonly string[]) =>
    `The website will not be built with this:\n\n${problems.join('\n')}\n\nSave it all the same?`,
  confirmUnchecked:
    'The content was not checked: the preview is closed, or it has not answered for 10 seconds.\n\nSave it all the same?',
  otherTab:
    'The editor is open in another tab or window of this browser. It starts here once you have closed it there.',
  pastedImages:
    'A pasted text cannot contain images: only its words were pasted. Insert each photo with the image button above the text.',
  otherUrl: (url: string, taken: string) =>
    `Note: the URL becomes ${url}, as another page has ${taken}. Write another title for another URL.`,
  titleFirst: 'Not saved. Write a title first: the URL is made of it.',
  copy: 'A copy is saved as a draft. To publish it, open it again and switch "Draft" off.',
  broken:
    'The front matter of this file cannot be read, often because a pull has left two versions of one text in it. The form cannot fix it: "npm run content" names the line, and the manual helps under "GitHub Desktop reports a conflict".',
  brokenTitle: (title: string) => `${title} (cannot be read)`,
  unsaved: 'Leave this form? What you have changed is not saved.',
  notSaved: 'Not saved. Fix what the preview lists, or save again and confirm.',
  toFillIn: 'To fill in:',
  stray: (found: string) =>
    `found ${found}. Three colons belong to the forms of the "Insert" menu above the text: remove them, or insert the form.`,
  manage: 'Rename or delete this page',
  rename:
    'To rename it, choose ⋮ next to "Save", "Edit Slug": its old URL then redirects. "npm run content -- --fix-links" changes the links to it.',
  renameFile: 'Rename …',
  redirects: 'Its old URL then redirects. "npm run content -- --fix-links" changes the links to it.',
  newName: 'The last part of the URL: lower-case letters, digits and hyphens',
  wrongName: 'Not renamed. A name has lower-case letters, digits and single hyphens: our-services',
  takenName: 'Not renamed. Another page has this name.',
  renameUnsaved: 'Save first, or revert all changes.',
  renameOnline:
    'Online, a page cannot be renamed. In the folder of the website, rename its file in content/pages, and run "npm run content -- --fix-links".',
  remove:
    'To delete it, first change what this list names. Its URL belongs to "Redirects" of the page that replaces it, or to "Removed pages". Then choose ⋮ next to "Save", "Delete". A draft without links needs nothing.',
  removedPages: '"Removed pages", unless another page replaces it',
  deletion: (links: number) =>
    `${formatCount(links, 'link')} in other entries to this page. The website is not built while a link leads to a deleted page, or while its URL is neither in "Redirects" of another page nor in "Removed pages". The preview of the next entry that you open lists what to change.\n\nDelete it all the same?`,
  conflict: {
    changed: (file: string) => `Somebody else has changed the same in ${file}. Choose one version of each.`,
    deleted: (file: string) => `${file} was deleted in the folder since this form was opened. Save it again?`,
    written: (file: string) => `Somebody else has written ${file}. Save this form in its place?`,
    theirs: 'In the folder',
    ours: 'In this form',
    save: 'Save the chosen versions',
    cancel: 'Cancel',
    kept: 'Not saved. What you have typed stays in this form. After a reload, "Restore" brings it back.',
  },
  /** A published URL without a page, by the field that causes it, or that keeps it. */
  lost: {
    draft: (url: string) => `${url} is published, and a draft has no page. Switch "Draft" off, ${AFTERWARDS}.`,
    date: (url: string) =>
      `${url} is published, and has no page before this date. Choose an earlier one, ${AFTERWARDS}.`,
    aliases: (url: string) =>
      `${url} was published, and has no page now. Add it to "Redirects" here, or ${THIRD_PARTIES}.`,
    gone: (url: string) =>
      `${url} was published, and has no page now. Add it to "Removed pages" here, or to "Redirects" of the page that replaces it.`,
  },
};
