/** A text field with suggestions: the pages for a link, the tags of other posts. */
import CMS, { type CustomFieldControlProps } from '@sveltia/cms';

/** The suggestions by the source of a field: value and label. */
export type Suggestions = Readonly<Record<'links' | 'tags', readonly (readonly [value: string, label: string])[]>>;

/** Registers the type of the fields: https://sveltiacms.app/en/docs/api/field-types */
export function registerSuggestions(): void {
  CMS.registerFieldType(
    'suggestions',
    ({ value, field, forID, classNameWrapper, onChange }: CustomFieldControlProps) => {
      // React would move the caret of a controlled field, whose value Sveltia returns later.
      const show = (input: HTMLInputElement | null) => {
        if (input && input.value !== (value ?? '')) input.value = value ?? '';
      };
      return (
        <input
          ref={show}
          id={forID}
          className={classNameWrapper}
          list={listId(field.get('source'))}
          style={{ inlineSize: '100%' }}
          autoComplete="off"
          onInput={({ currentTarget }) => onChange(currentTarget.value)}
        />
      );
    },
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
