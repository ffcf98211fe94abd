import type { TextHeading } from '@/lib/definitions/entry';

/** From so many headings on, a text has a table of contents. */
const LEAST = 4;
/** The headings it names: a text's smaller ones are near these. */
const DEEPEST = 3;

/** Those of a text's headings that its table of contents names. */
const namedOf = (headings: readonly TextHeading[]) => headings.filter(({ depth }) => depth <= DEEPEST);

/** Whether a text is long enough for one. */
export const hasContents = (headings: readonly TextHeading[]) => namedOf(headings).length >= LEAST;

type Props = { label: string; headings: readonly TextHeading[]; className?: string };

/** What a long text holds: beside it where there is room, folded above it where there is not. */
export function Contents({ label, headings, className = '' }: Props) {
  if (!hasContents(headings)) return null;
  const list = (
    <ol>
      {namedOf(headings).map(({ id, depth, text }) => (
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
