/** Text fields that Sveltia does not have: with suggestions, and filled in by a click on the page. */
import CMS, { type CustomFieldControlProps } from '@sveltia/cms';

/** The suggested links: the URL and the name of each page. */
export type Suggestions = readonly (readonly [url: string, name: string])[];

const PAGE_LINK = 'page-link';
const LIST_ID = 'suggested-links';

const changes = new WeakMap<HTMLInputElement, (value: string) => void>();

/** Registers the types of the fields: https://sveltiacms.app/en/docs/api/field-types */
export function registerTextFields(): void {
  CMS.registerFieldType(PAGE_LINK, TextField);
  // The focal point of a photo.
  CMS.registerFieldType('focal-point', TextField);
}

function TextField({ value, field, forID, classNameWrapper, onChange }: CustomFieldControlProps) {
  const text = value ?? '';
  const show = (input: HTMLInputElement | null) => {
    if (!input) return;
    changes.set(input, onChange);
    // React would move the caret of a controlled field, whose value Sveltia returns later.
    if (input.value !== text) input.value = text;
  };
  return (
    <input
      ref={show}
      id={forID}
      className={classNameWrapper}
      list={field.get('widget') === PAGE_LINK ? LIST_ID : undefined}
      style={{ inlineSize: '100%' }}
      autoComplete="off"
      onInput={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

export function suggest(suggestions: Suggestions): void {
  const list = document.getElementById(LIST_ID) ?? document.body.appendChild(document.createElement('datalist'));
  list.id = LIST_ID;
  list.replaceChildren(...suggestions.map(([url, name]) => new Option(name, url)));
}

/** Writes into a field of one of these types. @param field an element around its input */
export function changeField(field: Element | undefined, value: string): void {
  const input = field?.querySelector('input');
  if (input) changes.get(input)?.(value);
}
