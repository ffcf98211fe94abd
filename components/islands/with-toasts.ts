'use client';

/** What raises toasts stands in one file with them: apart, each would bring Sonner once more. */
export { ContactForm } from './ContactForm';
export { CopyButton } from './CopyButton';
export { Toasts } from './Toasts';
