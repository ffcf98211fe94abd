import { Island } from '@/islands/runtime/Island';

type Props = { html: string; opens?: boolean };

/** Renders a Markdown body. Once a page. @param opens whether its first paragraph is larger */
export function Prose({ html, opens = false }: Props) {
  const text = <div className={opens ? 'prose opens' : 'prose'} dangerouslySetInnerHTML={{ __html: html }} />;
  if (!html.includes(' data-player="')) return text;
  return (
    <Island name="videos" props={{}}>
      {text}
    </Island>
  );
}
