import { expect, test } from '@playwright/test';
import { playerOf } from '../../lib/content/videos';

const SOURCES = [
  { watch: 'https://www.youtube.com/watch?v=', player: 'https://www.youtube-nocookie.com/embed/' },
  { watch: 'https://vimeo.com/', player: 'https://player.vimeo.com/video/' },
];

test('finds the player of a video of a known host, and of nothing else', () => {
  const player = (video: string) => playerOf(SOURCES, video);
  expect(player('https://www.youtube.com/watch?v=aqz-KE-bpKQ')).toBe(
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
  );
  expect(player('https://vimeo.com/76979871')).toBe('https://player.vimeo.com/video/76979871');
  for (const path of ['', '1/../../x', '1?autoplay=1', '1#"><script>'])
    expect(player(`https://vimeo.com/${path}`), path).toBeUndefined();
  for (const url of [
    'https://films.example/1',
    'http://vimeo.com/1',
    'javascript:hit()',
    'https://vimeo.com.evil.example/1',
  ])
    expect(player(url), url).toBeUndefined();
});
