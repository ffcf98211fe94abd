import { Fragment } from 'react';
import { ButtonLink } from './ButtonLink';

type Props = { items: readonly { label: string; link: string; subject?: string | undefined }[] };

export function ButtonLinks({ items }: Props) {
  return (
    <p className="mt-6 flex flex-wrap gap-3 low:mt-3">
      {items.map(({ label, link, subject }, index) => (
        <ButtonLink key={index} href={link} about={subject} look={index === 0 ? 'brand' : 'outline'}>
          <Breakable text={label} />
        </ButtonLink>
      ))}
    </p>
  );
}

/** Renders a text that may break after @ and full stops: with large letters, an email is wider than a phone. */
function Breakable({ text }: { text: string }) {
  return (
    <span>
      {text.split(/(?<=[@.])/).map((part, index) => (
        <Fragment key={index}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </span>
  );
}
