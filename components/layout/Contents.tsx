import type { TextHeading } from '@/lib/markdown/render';

const MIN_HEADINGS = 4;
const MAX_DEPTH = 3;

const listNamed = (headings: readonly TextHeading[]) => headings.filter(({ depth }) => depth <= MAX_DEPTH);

export const hasContents = (headings: readonly TextHeading[]) => listNamed(headings).length >= MIN_HEADINGS;

type Props = { label: string; headings: readonly TextHeading[]; className?: string };

/** Renders the table of contents of a long text: next to it on wide screens, folded above it on others. */
export function Contents({ label, headings, className = '' }: Props) {
  if (!hasContents(headings)) return null;
  const list = (
    <ol>
      {listNamed(headings).map(({ id, depth, text }) => (
        <li key={id} className={depth === MAX_DEPTH ? 'ps-4' : ''}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav aria-label={label} className={`text-contents text-sm ${className}`}>
      <details className="fold xl:hidden">
        <summary className="border-line border-y">{label}</summary>
        {list}
      </details>
      <div className="sticky top-8 max-h-[calc(100vh-4rem)] overflow-y-auto max-xl:hidden">
        <p className="figure-note">{label}</p>
        {list}
      </div>
    </nav>
  );
}
