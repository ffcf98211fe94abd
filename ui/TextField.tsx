import type { ComponentProps } from 'react';

type Props = {
  name: string;
  label: string;
  required: string;
  hint?: string | undefined;
  /** What the visitor should enter. Shown after the form was sent with an invalid answer. */
  message?: string | undefined;
  multiline?: boolean;
} & Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete'>;

export const fieldId = (name: string) => `field-${name}`;

/** Renders a required field with its label, message and hint. The browser validates it. */
export function TextField({ name, label, required, hint, message, multiline = false, ...rest }: Props) {
  const id = fieldId(name);
  const messageId = message && `${id}-message`;
  const hintId = hint && `${id}-hint`;
  const shared = {
    id,
    name,
    required: true,
    // False, too: Firefox exposes an empty required field as invalid before the visitor has reached it.
    'aria-invalid': message !== undefined,
    'aria-describedby': [messageId, hintId].filter(Boolean).join(' ') || undefined,
  };
  return (
    <div className={multiline ? 'sm:col-span-2' : ''}>
      <label htmlFor={id} className="block font-medium text-sm">
        {`${label} `}
        <span className="font-normal text-muted">{`(${required})`}</span>
      </label>
      {multiline ? (
        <textarea {...shared} className="field min-h-message" />
      ) : (
        <input type="text" {...shared} {...rest} className="field" />
      )}
      {message && (
        <p id={messageId} className="field-message side-mark mt-2 font-semibold text-sm">
          {message}
        </p>
      )}
      {hint && (
        <p id={hintId} className="mt-2 text-muted text-sm">
          {hint}
        </p>
      )}
    </div>
  );
}
