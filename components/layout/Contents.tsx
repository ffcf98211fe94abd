import type { TextHeading } from '@/lib/definitions/entry';

/** From so many headings on, a text has a table of contents. */
const LEAST = 4;
/** The headings it names: a text's smaller ones are near these. */
const DEEPEST = 3;

type Props = { label: string; headings: readonly TextHeading[]; className?: string };

/** What a long text holds: beside it where there is room, folded above it where there is not. */
export function Contents({ label, headings, className = '' }: Props) {
  const shown = headings.filter(({ depth }) => depth <= DEEPEST);
  if (shown.length < LEAST) return null;
  const list = (
    <ol>
      {shown.map(({ id, depth, text }) => (
        <li key={id} className={depth === DEEPEST ? 'ps-4' : ''}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav aria-label={label} data-pagefind-ignore="" className={`text-contents ${className}`}>
      <details className="xl:hidden">
        <summary>{label}</summary>
        {list}
      </details>
      <div className="max-xl:hidden">
        <p className="figure-note">{label}</p>
        {list}
      </div>
    </nav>
  );
}
