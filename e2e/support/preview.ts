import type { Page } from '@playwright/test';
import { editedContent } from './drafts';

/** Opens the preview without the editor, with all content. @returns a function that sends it messages */
export async function openPreview(preview: Page) {
  const say = (message: object) =>
    preview.evaluate((said) => window.postMessage({ preview: said }, location.origin), message);
  const listens = preview.waitForEvent('console', (message) => message.text() === 'it listens');
  await preview.addInitScript(() =>
    addEventListener('message', ({ data }) => data.preview?.type === 'ready' && console.log('it listens')),
  );
  await preview.goto('/admin/preview');
  await listens;
  await say({ type: 'content', files: editedContent() });
  return say;
}
