import type { Mount } from './runtime/protocol';

/** Plays a video in place of its image. Until the click, no request is sent to the video's host. */
export const mount: Mount = ({ island }) => {
  island.addEventListener('click', (event) => {
    const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
    const link = (target as Element).closest<HTMLAnchorElement>('a[data-player]');
    if (!link || button !== 0 || ctrlKey || metaKey || shiftKey || altKey) return;
    event.preventDefault();
    play(link);
  });
};

function play(link: HTMLAnchorElement) {
  const { player = '', title = '' } = link.dataset;
  const frame = document.createElement('iframe');
  Object.assign(frame, { src: player, title, allow: 'fullscreen', className: 'video-player' });
  link.replaceWith(frame);
  frame.focus();
}
