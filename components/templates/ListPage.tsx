import { PageTitle } from '@/components/ui/PageTitle';
import type { ListView, PageContext } from '@/lib/definitions/context';
import type { PlacedSection } from '@/lib/definitions/section';

type Props = { list: ListView; sections: readonly PlacedSection[]; context: PageContext };

/** Renders a further page of a list: its heading and entries, without the sections of the first page. */
export function ListPage({ list, sections, context }: Props) {
  const shown = sections.find(({ section }) => section.showsList);
  return (
    <>
      <PageTitle>{list.heading}</PageTitle>
      {shown?.render({ context, isTitle: false })}
    </>
  );
}
