import type { ComponentProps } from 'react';

type Props = {
  name: string;
  label: string;
  hint?: string | undefined;
  /** A text of several lines over both columns, 150 px high at least. */
  multiline?: boolean;
} & Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete'>;

/** A required field with its label above it; the browser's own checks and messages apply. */
export function TextField({ name, label, hint, multiline = false, ...rest }: Props) {
  const id = `field-${name}`;
  const shared = { id, name, required: true, 'aria-describedby': hint ? `${id}-hint` : undefined };
  return (
    <div className={multiline ? 'sm:col-span-2' : ''}>
      <label htmlFor={id} className="block font-medium text-sm">
        {label}
      </label>
      {multiline ? (
        <textarea {...shared} className="field min-h-message" />
      ) : (
        <input type="text" {...shared} {...rest} className="field" />
      )}
      {hint && (
        <p id={`${id}-hint`} className="mt-2 text-muted text-sm">
          {hint}
        </p>
      )}
    </div>
  );
}
