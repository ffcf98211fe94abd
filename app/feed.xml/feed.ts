import { Feed } from 'feed';
import { DomUtils, parseDocument } from 'htmlparser2';
import { absoluteUrl, withOrigin } from '@/lib/site/absolute-url';
import { latest } from '@/lib/site/order';
import { BLOG, getPage, RSS_FEED } from '@/lib/site/pages';
import { renderText } from '@/lib/site/render-text';
import type { Site } from '@/lib/site/types';

/** Feed readers request the file every hour: it must not grow with the blog. */
const MAX_POSTS = 50;

const midnight = (date: string) => new Date(`${date}T00:00:00Z`);

export function blogFeed(site: Site): string {
  const { company, sharedCopy, posts } = site;
  const { description } = getPage(site, BLOG);
  const link = absoluteUrl(site, BLOG);
  const newest = latest(posts);
  const feed = new Feed({
    id: link,
    link,
    title: `${company.name} ${sharedCopy.search.groups.blog.toLowerCase()}`,
    description,
    language: company.language,
    copyright: company.footer.copyright,
    image: absoluteUrl(site, '/icons/icon-512.png'),
    // Without a date, the library inserts the time of the build.
    updated: newest === undefined ? new Date(0) : midnight(newest),
    generator: company.name,
    feed: absoluteUrl(site, RSS_FEED),
  });
  for (const post of posts.slice(0, MAX_POSTS)) {
    const url = absoluteUrl(site, post.path);
    feed.addItem({
      id: url,
      link: url,
      title: inCdata(post.title),
      description: inCdata(post.excerpt),
      content: withFullUrls(site, renderText(site, post).html, url),
      date: midnight(post.date),
      // RSS admits only an email address as <author>: https://www.rssboard.org/rss-profile#element-channel-item-dc-creator
      extensions: [{ name: 'dc:creator', objects: { _text: company.name } }],
    });
  }
  return feed.rss2();
}

/** Escapes every `]]>`, as the library splits CDATA only once. */
const inCdata = (text: string): string => text.replaceAll(']]>', ']]&gt;');

/** Makes all URLs absolute, and removes image variants and SVG. */
function withFullUrls(site: Site, html: string, page: string): string {
  const document = parseDocument(html);
  for (const element of DomUtils.getElementsByTagName('*', document)) {
    const { name, attribs } = element;
    if (name === 'source' || name === 'svg') DomUtils.removeElement(element);
    const { src, href } = attribs;
    if (src?.startsWith('/')) attribs.src = withOrigin(site, src);
    if (href?.startsWith('/')) attribs.href = absoluteUrl(site, href);
    if (href?.startsWith('#')) attribs.href = page + href;
  }
  return inCdata(DomUtils.getOuterHTML(document, { encodeEntities: 'utf8', emptyAttrs: true }));
}
