import { expect, test } from '@playwright/test';
import { mailto } from '../../lib/shared/link-attributes';

test('an e-mail opens with what was typed, and plain without', () => {
  expect(mailto('a@b.example')).toBe('mailto:a@b.example');
  expect(mailto('a@b.example', 'Enquiry')).toBe('mailto:a@b.example?subject=Enquiry');
  expect(mailto('a@b.example', 'A & B', ['First name: Ada', 'Message: one\ntwo + 100 %'])).toBe(
    'mailto:a@b.example?subject=A%20%26%20B&body=First%20name%3A%20Ada%0D%0AMessage%3A%20one%0D%0Atwo%20%2B%20100%20%25',
  );
});
