/** Returns the classes of a Markdown body. The editor's preview renders it otherwise, and with the same ones. */
export const proseClass = (isWide = false) => (isWide ? 'prose prose-wide columns-12' : 'prose');
