'use client';

import dynamic from 'next/dynamic';

/**
 * Islands that only some pages have, each in a file of its own: a page requests what stands on it. Next names the files
 * in the page's head, and the finisher (scripts/finish/page.ts) puts them behind the loader with the page's other scripts.
 */
export const Carousel = dynamic(async () => (await import('./Carousel')).Carousel);
export const ContactForm = dynamic(async () => (await import('./with-toasts')).ContactForm);
export const CopyButton = dynamic(async () => (await import('./with-toasts')).CopyButton);
export const Films = dynamic(async () => (await import('./Films')).Films);
export const SearchPage = dynamic(async () => (await import('./SearchPage')).SearchPage);
export const Toasts = dynamic(async () => (await import('./with-toasts')).Toasts);
