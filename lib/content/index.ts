/**
 * The typed getters pages import: drafts gone, lists sorted. The only door to content for app/.
 * @throws ContentError from every getter while any content file is wrong
 */
import path from 'node:path';
import { type Content, type Entry, loadContent } from './load';
import { readingMinutes, renderMarkdown } from './markdown';

export type { Content, Entry };
export type Industry = ReturnType<typeof getIndustries>[number];
export type Product = ReturnType<typeof getProducts>[number];
export type CaseStudy = ReturnType<typeof getCaseStudies>[number];
export type Post = ReturnType<typeof getPosts>[number];

const ROOT = path.join(process.cwd(), 'content');

const read = once(() => {
  const content = loadContent(ROOT);
  const published = <T extends { data: { draft?: boolean | undefined } }>(entries: T[]) =>
    entries.filter((entry) => !entry.data.draft);
  return {
    site: content.site().data,
    pages: content.pages,
    industries: published(content.industries).map(flatten).sort(byOrder),
    products: published(content.products).map(flatten).sort(byOrder),
    caseStudies: published(content.caseStudies).map(withBody).sort(byOrder),
    posts: published(content.posts).map(withBody).sort(byDateThenSlug),
  };
});

/** Company facts, navigation, footer and the words of shared controls. */
export const getSite = () => read().site;

/** The copy of each page, as content/pages/<name>.md gives it: getPages().home().data. */
export const getPages = () => read().pages;

export const getIndustries = () => read().industries;
export const getProducts = () => read().products;
export const getCaseStudies = () => read().caseStudies;
/** All published posts, newest first. */
export const getPosts = () => read().posts;

function flatten<T extends object>({ slug, data }: Entry<T>) {
  return { ...data, slug };
}

/** Adds what is derived: `id` falls back to the slug, `content` is the body as HTML, made when first asked for. */
function withBody<T extends { id?: string | number | undefined }>(entry: Entry<T>) {
  const html = once(() => renderMarkdown(entry.body));
  return {
    ...entry.data,
    slug: entry.slug,
    id: String(entry.data.id ?? entry.slug),
    minutes: readingMinutes(entry.body),
    markdown: entry.body,
    get content() {
      return html();
    },
  };
}

const byOrder = (a: { order: number; slug: string }, b: { order: number; slug: string }) =>
  a.order - b.order || a.slug.localeCompare(b.slug, 'en');

const byDateThenSlug = (a: { date: string; slug: string }, b: { date: string; slug: string }) =>
  b.date.localeCompare(a.date, 'en') || a.slug.localeCompare(b.slug, 'en');

/** Runs a function at its first call and remembers what it returned; in `next dev` it runs every time. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    if (!made || process.env.NODE_ENV === 'development') made = { value: make() };
    return made.value;
  };
}
