import { Island } from '@/islands/runtime/Island';

type Props = { html: string; isWide?: boolean };

/**
 * Renders a Markdown body, or a part of it.
 * @param isWide whether its tables have the width of the sheet, and its texts their measure next to the headings
 */
export function Prose({ html, isWide = false }: Props) {
  const text = (
    <div className={isWide ? 'prose prose-wide columns-12' : 'prose'} dangerouslySetInnerHTML={{ __html: html }} />
  );
  if (!html.includes(' data-player="')) return text;
  return (
    <Island name="videos" props={{}}>
      {text}
    </Island>
  );
}
