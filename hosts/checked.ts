/** The forms of values from content/ in a policy and in a host's file. Every other sign has a meaning in one of them. */
const FORMS = {
  'an origin': /^(https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+|https?:\/\/localhost)(:\d{1,5})?$/,
  'a domain': /^[a-z0-9-]+(\.[a-z0-9-]+)*$/,
  'a path': /^(\/|(\/(?!\.+(\/|$))[\w.~-]+)+)$/,
} as const;

/**
 * Returns a value that can be written into a policy or a host's file.
 * @throws for a value that could end a directive or a string, or allow more than one host
 */
export function checked(form: keyof typeof FORMS, value: string): string {
  if (FORMS[form].test(value)) return value;
  throw new Error(`content/site.md or an alias: expected ${form} without other signs, found ${JSON.stringify(value)}`);
}
