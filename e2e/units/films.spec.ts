/** Where a film's player is. */
import { expect, test } from '@playwright/test';
import { playerOf } from '../../lib/content/videos';

const SOURCES = [
  { watch: 'https://www.youtube.com/watch?v=', player: 'https://www.youtube-nocookie.com/embed/' },
  { watch: 'https://vimeo.com/', player: 'https://player.vimeo.com/video/' },
];

test('a film of a known place plays where that place has its player', () => {
  expect(playerOf(SOURCES, 'https://www.youtube.com/watch?v=aqz-KE-bpKQ')).toBe(
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
  );
  expect(playerOf(SOURCES, 'https://vimeo.com/76979871')).toBe('https://player.vimeo.com/video/76979871');
});

test('what is no name of a film plays nowhere', () => {
  for (const film of [
    'https://films.example/1',
    'http://vimeo.com/1',
    'https://vimeo.com/',
    'https://vimeo.com/1/../../x',
    'https://vimeo.com/1?autoplay=1',
    'https://vimeo.com/1#"><script>',
    'javascript:hit()',
    'https://vimeo.com.evil.example/1',
  ]) {
    expect(playerOf(SOURCES, film), film).toBeUndefined();
  }
});
