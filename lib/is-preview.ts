/**
 * Whether pages are rendered for a preview: `npm run dev`, or the editor in a browser. One React tree contains their islands
 * there. In the export each island is a root of its own (export/finish-page.ts).
 */
export const IS_PREVIEW = process.env.NODE_ENV === 'development' || typeof window !== 'undefined';
