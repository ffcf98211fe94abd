import { STAGES } from '@/components/layout/drawings/stages';
import type { NamedLink } from '@/lib/site/navigation';
import { Glyph } from '@/ui/Glyph';
import { Illustration } from '@/ui/Illustration';
import { Link } from '@/ui/Link';

type Props = { heading: string; items: readonly NamedLink[] };

/** Renders sibling links. Every page of a collection is linked. */
export function SiblingLinks({ heading, items }: Props) {
  if (items.length === 0) return null;
  return (
    <nav aria-label={heading} className="sheet">
      <div className="rule-t columns-12 gap-y-6 pb-section">
        <h2 className="col-span-12 text-h3 lg:col-span-4">{heading}</h2>
        <ul className="col-span-12 lg:-mt-3.5 lg:col-span-7 lg:col-start-6">
          {items.map(({ label, link, rel, note, stage }, index) => (
            <li key={index} className="border-line border-b">
              <Link href={link} rel={rel} className="row-link font-display font-semibold text-h3">
                {note && <span className="figure-note block font-normal">{note}</span>}
                {stage ? (
                  <span className="flex items-center gap-x-6 gap-y-3 max-xs:flex-col max-xs:items-start">
                    <Illustration of={STAGES[stage]} className="w-24 shrink-0" />
                    <Label className="min-w-0 grow">{label}</Label>
                  </span>
                ) : (
                  <Label>{label}</Label>
                )}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

function Label({ className = '', children }: { className?: string; children: string }) {
  return (
    <span className={`wrap-anywhere flex items-center justify-between gap-4 ${className}`.trim()}>
      {children}
      <Glyph name="arrow-right" size={24} />
    </span>
  );
}
