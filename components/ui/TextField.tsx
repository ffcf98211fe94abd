import type { ComponentProps } from 'react';

type Props = {
  name: string;
  label: string;
  /** The word that says that an answer is needed. */
  required: string;
  hint?: string | undefined;
  /** The browser's own message about the answer, in the browser's language. The server renders none. */
  message?: string | undefined;
  /** A text of several lines over both columns, 150 px high at least. */
  multiline?: boolean;
} & Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete'>;

/** The address of a field within its page. */
export const fieldId = (name: string) => `field-${name}`;

/** A required field with its label above it, and below it what is wrong and the hint. The browser checks it. */
export function TextField({ name, label, required, hint, message, multiline = false, ...rest }: Props) {
  const id = fieldId(name);
  const messageId = message && `${id}-message`;
  const hintId = hint && `${id}-hint`;
  const shared = {
    id,
    name,
    required: true,
    'aria-invalid': message ? true : undefined,
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
        <p id={messageId} lang={navigator.language} dir="auto" className="field-message">
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
