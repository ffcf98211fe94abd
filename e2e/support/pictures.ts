import type { Page } from '@playwright/test';

/** Loads the images of a page that are not in view, too: without them, a picture of the whole page has blank parts. */
export const loadImages = (page: Page) =>
  page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode()));
  });
