import { Island } from '@/components/islands/Island';

type Props = {
  html: string;
  /** Whether its first paragraph is larger, as on a page about this text. */
  opens?: boolean;
};

/** Renders a Markdown body. Once a page. */
export function Prose({ html, opens = false }: Props) {
  const text = <div className={opens ? 'prose opens' : 'prose'} dangerouslySetInnerHTML={{ __html: html }} />;
  if (!html.includes(' data-player="')) return text;
  return (
    <Island name="videos" props={{}}>
      {text}
    </Island>
  );
}
