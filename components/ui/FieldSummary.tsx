import { fieldId } from './TextField';

type Props = { heading: string; fields: readonly { name: string; label: string }[] };

/** Renders links to the invalid fields, in a live region. A single field needs no link. */
export function FieldSummary({ heading, fields }: Props) {
  return (
    <div aria-live="polite">
      {fields.length > 1 && (
        <>
          <p className="font-medium text-sm">{heading}</p>
          <ul className="mb-6 flex flex-wrap gap-x-6">
            {fields.map(({ name, label }) => (
              <li key={name}>
                <a href={`#${fieldId(name)}`} className="text-link text-sm">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
