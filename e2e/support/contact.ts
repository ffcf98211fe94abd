import type { Page } from '@playwright/test';
import { getPages, getSite } from '../../lib/content';

const { fields, submit } = getPages().contact().data.form;

/** The contact form's fields: the specification, section 3. */
export const FIELDS = ['firstName', 'lastName', 'phone', 'email', 'message'] as const;
export type Field = (typeof FIELDS)[number];

const ANSWERS: Record<Field, string> = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  phone: '+61 2 5550 0199',
  email: 'ada@example.com',
  message: 'We have an engine that needs a bridge.',
};

export const field = (page: Page, name: Field) => page.getByRole('textbox', { name: fields[name].label, exact: true });
export const submitButton = (page: Page) => page.getByRole('button', { name: submit });

/** Fills in every field, one of them left out on request. */
export async function fillIn(page: Page, except?: Field) {
  for (const name of FIELDS) if (name !== except) await field(page, name).fill(ANSWERS[name]);
}

/** Of the addresses a page has asked for, those that pictures and the map coming into view do not account for. */
export const sent = (requests: readonly string[]) =>
  requests.filter((address) => !/\/drawings\/[\w.-]+\.svg$/.test(address) && address !== getSite().map.frame);
