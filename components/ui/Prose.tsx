import { Island } from '@/components/islands/Island';

type Props = {
  /** A text as a page shows it: lib/content/prose. */
  html: string;
  /** Whether it is what the page is for: its first paragraph is set larger. */
  opens?: boolean;
};

/** Renders a Markdown body. Once a page. */
export function Prose({ html, opens = false }: Props) {
  const text = <div className={opens ? 'prose opens' : 'prose'} dangerouslySetInnerHTML={{ __html: html }} />;
  if (!html.includes(' data-player="')) return text;
  return (
    <Island name="films" props={{}}>
      {text}
    </Island>
  );
}
