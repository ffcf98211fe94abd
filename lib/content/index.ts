/**
 * The typed getters pages import: drafts gone, lists sorted. The only door to content for app/.
 * @throws ContentError from every getter while any content file is wrong
 */
import path from 'node:path';
import { layOut } from '../journal';
import { once } from '../once';
import { COLLECTIONS } from './kinds';
import { type Content, type Entry, loadContent } from './load';
import { readingMinutes } from './markdown';

export type { Content, Entry };
export type Industry = ReturnType<typeof getIndustries>[number];
export type Product = ReturnType<typeof getProducts>[number];
export type CaseStudy = ReturnType<typeof getCaseStudies>[number];
export type Post = ReturnType<typeof getPosts>[number];

const ROOT = path.join(process.cwd(), 'content');

const IS_PREVIEW = process.env.NODE_ENV === 'development';

const read = once(() => {
  const content = loadContent(ROOT);
  /** A draft is seen by its writer in `next dev`, marked, and never exported. */
  const published = <T extends { data: { draft?: boolean | undefined } }>(entries: T[]) =>
    entries.filter((entry) => IS_PREVIEW || !entry.data.draft);
  const caseStudies = published(content.caseStudies).map(withBody).sort(byOrder);
  const posts = published(content.posts).map(withBody).sort(byDateThenSlug);
  return {
    site: content.site().data,
    pages: content.pages,
    industries: published(content.industries).map(flatten).sort(byOrder),
    products: published(content.products).map(flatten).sort(byOrder),
    caseStudies,
    posts,
    caseStudyJournal: layOut(COLLECTIONS['case-studies'].address, caseStudies),
    blog: layOut(COLLECTIONS.blog.address, posts),
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
/** What every address at and below /blog shows: lists, tags, posts. */
export const getBlog = () => read().blog;
/** The same for /case-study. */
export const getCaseStudyJournal = () => read().caseStudyJournal;

function flatten<T extends object>({ slug, data }: Entry<T>) {
  return { ...data, slug };
}

/** Adds what is derived: `id` falls back to the slug, `content` is the body as HTML, made when first asked for. */
function withBody<T extends { id?: string | number | undefined }>(entry: Entry<T>) {
  return {
    ...entry.data,
    slug: entry.slug,
    id: String(entry.data.id ?? entry.slug),
    minutes: readingMinutes(entry.body),
    markdown: entry.body,
    get content() {
      return entry.content;
    },
  };
}

const byOrder = (a: { order: number; slug: string }, b: { order: number; slug: string }) =>
  a.order - b.order || a.slug.localeCompare(b.slug, 'en');

const byDateThenSlug = (a: { date: string; slug: string }, b: { date: string; slug: string }) =>
  b.date.localeCompare(a.date, 'en') || a.slug.localeCompare(b.slug, 'en');
