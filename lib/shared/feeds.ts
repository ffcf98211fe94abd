/** Where the blog's feeds lie, below the public root. */
export const RSS_FEED = '/feed.xml';
export const JSON_FEED = '/feed.json';
