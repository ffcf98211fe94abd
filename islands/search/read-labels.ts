import type { DialogLabels } from '@/lib/site/search-page';

/** Reads the labels of the search from the HTML of its button and its dialog, so that no page has a second copy. */
export function readLabels(island: HTMLElement): { labels: DialogLabels } {
  const dialog = island.querySelector('dialog');
  const { loading = '', retrying = '', tryAgain = '' } = dialog?.dataset ?? {};
  const readText = (selector: string) => dialog?.querySelector(selector)?.textContent ?? '';
  return {
    labels: {
      open: island.querySelector('button')?.ariaLabel ?? '',
      dialog: dialog?.ariaLabel ?? '',
      field: readText('label'),
      hint: dialog?.querySelector('input')?.placeholder ?? '',
      close: readText('.search-close'),
      loading,
      retrying,
      failed: readText('.search-failed > span'),
      tryAgain,
      allPages: readText('.search-failed > a'),
      keys: readText('.search-keys'),
    },
  };
}
