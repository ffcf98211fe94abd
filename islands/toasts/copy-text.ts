import { notify, notifyOfFailure } from './toasts';

/** Copies a text and reports it in a notice. @param notices the words for a copied text, and for a failure */
export async function copyText(text: string, notices: { copied: string; failed: string }) {
  try {
    await navigator.clipboard.writeText(text);
    notify(notices.copied);
  } catch {
    notifyOfFailure(notices.failed);
  }
}
