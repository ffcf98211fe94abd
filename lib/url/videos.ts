import { parseUrl } from './parse-url';

const YOUTUBE = 'https://www.youtube-nocookie.com/embed/';
const VIMEO = 'https://player.vimeo.com/video/';

const YOUTUBE_ID = /^[\w-]{11}$/;
const YOUTUBE_PATH = /^\/(?:shorts|live|embed|v)\/([^/]+)\/?$/;
/** An unlisted video has a second part, which its player needs. */
const VIMEO_PATH =
  /^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/|(?:album|showcase)\/\d+\/video\/)?(\d+)(?:\/(\w+))?\/?$/;

/** Returns the player's URL of a video, from any link that YouTube or Vimeo hand out; undefined for other URLs. */
export function toPlayerUrl(video: string): string | undefined {
  const url = parseUrl(video);
  if (url?.protocol !== 'https:') return undefined;
  switch (url.hostname.replace(/^(www|m)\./, '')) {
    case 'youtu.be':
      return youtubePlayer(url, url.pathname.slice(1));
    case 'youtube.com':
    case 'youtube-nocookie.com':
      return youtubePlayer(url, YOUTUBE_PATH.exec(url.pathname)?.[1] ?? url.searchParams.get('v') ?? '');
    case 'vimeo.com':
    case 'player.vimeo.com':
      return vimeoPlayer(url);
    default:
      return undefined;
  }
}

/** https://developers.google.com/youtube/player_parameters#start */
function youtubePlayer({ searchParams }: URL, id: string): string | undefined {
  if (!YOUTUBE_ID.test(id)) return undefined;
  const start = toSeconds(searchParams.get('t') ?? searchParams.get('start') ?? '');
  return `${YOUTUBE}${id}${start > 0 ? `?start=${start}` : ''}`;
}

/** https://help.vimeo.com/hc/en-us/articles/12426260232977-Player-parameters-overview */
function vimeoPlayer({ pathname, searchParams, hash }: URL): string | undefined {
  const [, id, secret = searchParams.get('h')] = VIMEO_PATH.exec(pathname) ?? [];
  if (id === undefined) return undefined;
  const parameters = new URLSearchParams({ ...(secret && { h: secret }), dnt: '1' });
  const start = toSeconds(/^#t=(\w+)$/.exec(hash)?.[1] ?? '');
  return `${VIMEO}${id}?${parameters}${start > 0 ? `#t=${start}s` : ''}`;
}

/** Returns the seconds of a time in a link: 90, 90s, 1m30s or 1h2m3s; 0 for another text. */
function toSeconds(time: string): number {
  const [, hours = 0, minutes = 0, seconds = 0] = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s?)?$/.exec(time) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
