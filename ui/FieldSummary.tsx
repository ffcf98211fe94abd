import { fieldId } from './TextField';

type Props = {
  heading: string;
  /** Announces all invalid fields in one sentence when the form is sent. Empty otherwise. */
  message: string;
  fields: readonly { name: string; label: string }[];
};

/** Renders links to the invalid fields, and a status that announces them. A single field needs no link. */
export function FieldSummary({ heading, message, fields }: Props) {
  return (
    <>
      <p role="status" className="sr-only">
        {message}
      </p>
      {fields.length > 1 && (
        <div className="side-mark mb-6">
          <p className="font-medium text-sm">{heading}</p>
          <ul className="flex flex-wrap gap-x-6">
            {fields.map(({ name, label }, index) => (
              <li key={index}>
                <a href={`#${fieldId(name)}`} className="text-link text-sm">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
