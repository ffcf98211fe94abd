/** Text fields that Sveltia does not have: with suggestions, and filled in by a click on the page. */
import CMS, { type CustomFieldControlProps } from '@sveltia/cms';
import { findInput } from './sveltia';

/** The suggestions by the source of a field: value and label. */
export type Suggestions = Readonly<Record<'links' | 'tags', readonly (readonly [value: string, label: string])[]>>;

/** The function that changes the value of a field, by its input. */
const changes = new WeakMap<HTMLInputElement, (value: string) => void>();

/** Registers the types of the fields: https://sveltiacms.app/en/docs/api/field-types */
export function registerTextFields(): void {
  // The pages for a link, the tags of other posts.
  CMS.registerFieldType('suggestions', TextField);
  // The focal point of a photo.
  CMS.registerFieldType('focal-point', TextField);
}

function TextField({ value, field, forID, classNameWrapper, onChange }: CustomFieldControlProps) {
  const source = field.get('source');
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
      list={source && listId(source)}
      style={{ inlineSize: '100%' }}
      autoComplete="off"
      onInput={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

const listId = (source: string) => `suggested-${source}`;

/** Replaces the suggestions of all fields. */
export function suggest(suggestions: Suggestions): void {
  for (const [source, entries] of Object.entries(suggestions)) {
    const id = listId(source);
    const list = document.getElementById(id) ?? document.body.appendChild(document.createElement('datalist'));
    list.id = id;
    list.replaceChildren(...entries.map(([value, label]) => new Option(label, value)));
  }
}

/** Writes into a field of one of these types. */
export async function changeField(keyPath: string, value: string): Promise<void> {
  const input = await findInput(keyPath);
  if (input) changes.get(input)?.(value);
}
