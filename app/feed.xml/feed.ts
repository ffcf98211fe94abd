import { Feed } from 'feed';
import { DomUtils, parseDocument } from 'htmlparser2';
import { startOfDay } from '@/lib/content/day';
import { absoluteUrl, withOrigin } from '@/lib/site/absolute-url';
import { latest } from '@/lib/site/order';
import { BLOG, getPage, RSS_FEED } from '@/lib/site/pages';
import { renderText } from '@/lib/site/render-text';
import type { Site } from '@/lib/site/types';

/** Feed readers request the file every hour: it must not grow with the blog. */
const MAX_POSTS = 50;

/** Returns the first moment of a day as RSS writes it, RFC 822: Tue, 01 Dec 2026 00:00:00 +1100. */
function rssTime(day: string, timeZone: string): string {
  const offset = startOfDay(day, timeZone).slice(-'+00:00'.length);
  return new Date(`${day}T00:00:00Z`).toUTCString().replace('GMT', offset.replace(':', ''));
}

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
    updated: new Date(newest === undefined ? 0 : startOfDay(newest, company.timeZone)),
    generator: company.name,
    feed: absoluteUrl(site, RSS_FEED),
  });
  for (const post of posts.slice(0, MAX_POSTS)) {
    const url = absoluteUrl(site, post.path);
    feed.addItem({
      id: absoluteUrl(site, firstPath(post)),
      link: url,
      title: inCdata(post.title),
      description: inCdata(post.excerpt),
      content: withFullUrls(site, renderText(site, post).html, url),
      date: new Date(startOfDay(post.date, company.timeZone)),
      extensions: [
        // The library writes each time in GMT.
        { name: 'pubDate', objects: { _text: rssTime(post.date, company.timeZone) } },
        // RSS admits only an email address as <author>: https://www.rssboard.org/rss-profile#element-channel-item-dc-creator
        { name: 'dc:creator', objects: { _text: company.name } },
      ],
    });
  }
  return feed.rss2();
}

/** Returns the oldest URL of a post. A renamed post is not new to feed readers. */
const firstPath = ({ path, aliases = [] }: Site['posts'][number]): string =>
  aliases.find((alias) => alias.startsWith(`${BLOG}/`)) ?? path;

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
