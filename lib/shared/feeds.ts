export const RSS_FEED = '/feed.xml';
export const JSON_FEED = '/feed.json';
