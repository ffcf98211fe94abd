/** The blog as a feed, with each post in full. */
import { Feed } from 'feed';
import { absoluteUrl, withOrigin } from './absolute-url';
import { JSON_FEED, RSS_FEED } from './alternates';
import { getPages, getPosts, getSite } from './content';
import { socialPictureOf } from './social-picture';

const midnight = (date: string) => new Date(`${date}T00:00:00Z`);

export function blogFeed(): Feed {
  const site = getSite();
  const { title, description } = getPages().blog().data;
  const link = absoluteUrl('/blog');
  const posts = getPosts().map((post) => ({ ...post, link: absoluteUrl(`/blog/${post.slug}`) }));
  const author = { name: site.name, link: absoluteUrl('/') };
  const [newest] = posts.map(({ date, updated }) => updated ?? date).sort((a, b) => b.localeCompare(a, 'en'));
  const feed = new Feed({
    id: link,
    link,
    title: `${site.name}: ${title}`,
    description,
    language: site.language,
    copyright: site.footer.copyright,
    favicon: absoluteUrl('/favicon.ico'),
    image: absoluteUrl('/icons/icon-512.png'),
    // Without a date the library would take the time of the build, and no two builds would be the same.
    updated: newest === undefined ? new Date(0) : midnight(newest),
    generator: site.name,
    feedLinks: { rss: absoluteUrl(RSS_FEED), json: absoluteUrl(JSON_FEED) },
    author,
  });
  for (const { slug, title: headline, link: url, excerpt, content, date, updated, tags } of posts) {
    feed.addItem({
      id: url,
      link: url,
      title: headline,
      description: excerpt,
      content: withFullAddresses(content, url),
      date: midnight(updated ?? date),
      published: midnight(date),
      author: [author],
      image: absoluteUrl(socialPictureOf(`/blog/${slug}`)),
      category: tags?.map((name) => ({ name })) ?? [],
    });
  }
  return feed;
}

/**
 * The same in JSON Feed 1.1. The library writes version 1, which knows no language and one author only:
 * https://www.jsonfeed.org/version/1.1/
 */
export function blogFeedJson(): string {
  const { author, items, ...feed } = JSON.parse(blogFeed().json1());
  const withAuthors = ({ author: writer, ...item }: Record<string, unknown>) => ({ ...item, authors: [writer] });
  const newer = { version: 'https://jsonfeed.org/version/1.1', language: getSite().language, authors: [author] };
  return JSON.stringify({ ...feed, ...newer, items: items.map(withAuthors) }, null, 2);
}

/**
 * A feed reader knows neither the site's root nor the page: /contact and #note become full addresses. Of a picture it
 * gets the plain form, as few of them choose among several.
 */
function withFullAddresses(html: string, page: string): string {
  return html
    .replace(/<source [^>]*>/g, '')
    .replace(/ src="(\/[^"]*)"/g, (_, address: string) => ` src="${withOrigin(address)}"`)
    .replace(/ href="([/#][^"]*)"/g, (_, address: string) => {
      return ` href="${address.startsWith('#') ? page + address : absoluteUrl(address)}"`;
    });
}
