import type { Page } from '@playwright/test';
import { withoutImages } from './test';

/** The contact form's fields, as the specification names them. */
export const FIELDS = ['firstName', 'lastName', 'phone', 'email', 'message'] as const;
type Field = (typeof FIELDS)[number];

const LABELS: Record<Field, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  phone: 'Phone',
  email: 'Email',
  message: 'Message',
};

const ANSWERS: Record<Field, string> = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  phone: '+61 2 5550 0199',
  email: 'ada@example.com',
  message: 'We have an engine that needs a bridge.',
};

export const form = (page: Page) => page.getByRole('form');
export const field = (page: Page, name: Field) =>
  page.getByRole('textbox', { name: `${LABELS[name]} (required)`, exact: true });
/** The links to invalid fields. */
export const summary = (page: Page) => form(page).getByRole('list');
export const submitButton = (page: Page) => page.getByRole('button', { name: 'Send message' });

/** Fills in every field, one of them left out on request. */
export async function fillIn(page: Page, except?: Field) {
  for (const name of FIELDS) if (name !== except) await field(page, name).fill(ANSWERS[name]);
}

/** Returns the requests of a page, without those for images and the map. */
export const sent = (requests: readonly string[]) =>
  withoutImages(requests).filter((url) => !url.startsWith('https://www.openstreetmap.org/'));
