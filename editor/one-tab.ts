import { LABELS } from './labels';

const LOCK = 'website editor';

/**
 * Starts the editor in one tab of a browser: a second tab would save over what the first one has saved. It starts there
 * once the first one is closed.
 */
export async function startInOneTab(start: () => void): Promise<void> {
  const { locks } = navigator;
  const notice = document.createElement('p');
  notice.textContent = LABELS.otherTab;
  const run = () => {
    notice.remove();
    start();
    // The browser releases the lock when the tab is closed.
    return new Promise<never>(() => {});
  };
  await locks.request(LOCK, { ifAvailable: true }, (lock) => (lock ? run() : undefined));
  document.body.append(notice);
  await locks.request(LOCK, run);
}
