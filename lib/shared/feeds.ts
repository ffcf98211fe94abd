export const RSS_FEED = '/feed.xml';
