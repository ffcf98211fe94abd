/** Text fields that Sveltia does not have: https://sveltiacms.app/en/docs/api/field-types */
import CMS, { type CustomFieldControlProps } from '@sveltia/cms';
import type { Suggestions } from './session';
import { keyPathAt } from './sveltia';

const LIST_ID = 'suggested-links';

/** Registers a field for links, with suggestions, and one for the alt text of an image, which a new image empties. */
export function registerTextFields(): void {
  CMS.registerFieldType('page-link', (props) => <TextField {...props} list={LIST_ID} />);
  CMS.registerFieldType('alt-text', AltField);
}

type Props = CustomFieldControlProps & { list?: string; onShow?: (input: HTMLInputElement) => void };

function TextField({ value, forID, classNameWrapper, onChange, list, onShow }: Props) {
  const text = value ?? '';
  const show = (input: HTMLInputElement | null) => {
    if (!input) return;
    // React would move the caret of a controlled field, whose value Sveltia returns later.
    if (input.value !== text) input.value = text;
    onShow?.(input);
  };
  return (
    <input
      ref={show}
      id={forID}
      className={classNameWrapper}
      list={list}
      style={{ inlineSize: '100%' }}
      autoComplete="off"
      onInput={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}

/** The image and the alt text of each field as they were shown last. */
const shown = new WeakMap<HTMLInputElement, { image: unknown; alt: unknown }>();

function AltField(props: CustomFieldControlProps) {
  const { value: alt, entry, onChange } = props;
  const emptyForNewImage = (input: HTMLInputElement) => {
    const path = keyPathAt(input).replace(/Alt$/, '').split('.');
    const image: unknown = entry?.getIn(['data', ...path]);
    const before = shown.get(input);
    const isEmptied = before?.image !== undefined && before.image !== image && before.alt === alt && alt !== '';
    shown.set(input, { image, alt });
    if (isEmptied) onChange('');
  };
  return <TextField {...props} onShow={emptyForNewImage} />;
}

export function suggest(suggestions: Suggestions): void {
  const list = document.getElementById(LIST_ID) ?? document.body.appendChild(document.createElement('datalist'));
  list.id = LIST_ID;
  list.replaceChildren(...suggestions.map(([url, name]) => new Option(name, url)));
}
