import { Island } from '@/components/parts/Island';
import { proseClass } from './prose-class';

type Props = { html: string; isWide?: boolean };

/**
 * Renders a Markdown body, or a part of it.
 * @param isWide whether its tables have the width of the sheet, and its texts their measure next to the headings
 */
export function Prose({ html, isWide }: Props) {
  const text = <div className={proseClass(isWide)} dangerouslySetInnerHTML={{ __html: html }} />;
  if (!html.includes(' data-player="')) return text;
  return (
    <Island name="videos" props={{}}>
      {text}
    </Island>
  );
}
