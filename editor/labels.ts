/** The copy of the editor. That of the site is content. */
export const LABELS = {
  loading: 'The preview is loading …',
  inOrder: 'Everything is in order.',
  problems: (count: number) => (count === 1 ? 'One thing to fix' : `${count} things to fix`),
  inFile: (file: string) => `in ${file}`,
  widths: { label: 'Width', phone: 'Phone', desktop: 'Desktop' },
  views: { label: 'Show', page: 'Page', shared: 'Search and chats', sections: 'Sections' },
  schemes: { label: 'Colours', light: 'Light', dark: 'Dark' },
  frame: 'The page as it will be',
  shared: {
    search: 'As a search result',
    chats: 'As a link in chats and social networks',
    title: 'Title',
    noRoom: 'This title fits no social picture.',
    description: 'Description',
    room: (name: string, length: number, min: number, max: number) =>
      `${name}: ${length} characters. ${min} to ${max} fit.`,
  },
  sections: 'The sections a page is made of',
  ask: (problems: readonly string[]) =>
    `The website will not be built with this:\n\n${problems.join('\n')}\n\nSave it all the same?`,
  notSaved: 'Nothing was saved. Fix what the preview lists, or save again and confirm.',
};
