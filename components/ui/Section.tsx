import type { ReactNode } from 'react';

type Props = {
  id?: string | undefined;
  heading?: string | undefined;
  text?: string | undefined;
  number?: number;
  layout?: 'beside' | 'above';
  below?: ReactNode;
  children?: ReactNode;
};

const LAYOUTS = {
  beside: {
    header: 'lg:col-span-5 lg:pe-8',
    number: 'mb-4',
    heading: 'text-h2',
    text: 'mt-5 max-w-lead',
    content: 'lg:col-span-7 lg:col-start-6',
  },
  above: {
    header: 'columns-12 gap-y-4',
    number: 'col-span-12',
    heading: 'col-span-12 text-h2 lg:col-span-7',
    text: 'col-span-12 max-w-lead lg:col-span-4 lg:col-start-9 lg:pt-2',
    content: '',
  },
} as const;

/** Renders a section under an ink rule. */
export function Section({ id, heading, text, number, layout = 'above', below, children }: Props) {
  const looks = LAYOUTS[layout];
  return (
    <section id={id} className="sheet">
      <div className="rule-t columns-12 gap-y-10 pt-6 pb-section">
        <header className={`col-span-12 ${looks.header} ${layout === 'beside' && !below ? 'stays' : ''}`}>
          {number !== undefined && (
            <p className={`figure-note ${looks.number}`} aria-hidden="true">
              {String(number).padStart(2, '0')}
            </p>
          )}
          {heading && <h2 className={looks.heading}>{heading}</h2>}
          {text && <p className={looks.text}>{text}</p>}
          {below}
        </header>
        <div className={`col-span-12 min-w-0 ${looks.content}`}>{children}</div>
      </div>
    </section>
  );
}
