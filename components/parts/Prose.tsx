import { Island } from '@/islands/runtime/Island';

type Props = { html: string; opens?: boolean; isWide?: boolean };

/**
 * Renders a Markdown body, or a part of it. @param opens whether its first paragraph is larger
 * @param isWide whether its tables have the width of the sheet, and its texts their measure next to the headings
 */
export function Prose({ html, opens = false, isWide = false }: Props) {
  const text = (
    <div
      className={['prose', opens && 'opens', isWide && 'prose-wide columns-12'].filter(Boolean).join(' ')}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
  if (!html.includes(' data-player="')) return text;
  return (
    <Island name="videos" props={{}}>
      {text}
    </Island>
  );
}
