import type { ComponentProps } from 'react';

type Props = {
  name: string;
  label: string;
  required: string;
  hint?: string | undefined;
  /** The browser's own validation message. The server does not render one. */
  message?: string | undefined;
  multiline?: boolean;
} & Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete'>;

export const fieldId = (name: string) => `field-${name}`;

/** Renders a required field with its label, error message and hint. The browser validates it. */
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
