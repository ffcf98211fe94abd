import { Still } from '@/components/islands/Still';
import { Films } from '@/components/islands/split';

type Props = {
  /** A text as a page shows it: lib/content/prose. */
  html: string;
  /** Whether it is what the page is for: its first paragraph is set larger. */
  opens?: boolean;
};

/** A markdown body. Once a page. */
export function Prose({ html, opens = false }: Props) {
  return (
    <>
      <Still as="div" name="text" className={opens ? 'prose opens' : 'prose'} html={html} />
      {html.includes(' data-player="') && <Films />}
    </>
  );
}
