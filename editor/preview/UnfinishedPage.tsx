import { PageShell } from '../../components/layout/PageShell';
import { Prose } from '../../components/parts/Prose';
import { SectionsPage } from '../../components/templates/SectionsPage';
import type { ContentFile } from '../../lib/content/content-file';
import { type PageSection, parseSection } from '../../lib/model/page';
import { valueAt } from '../../lib/model/walk';
import { renderText } from '../../lib/site/render-text';
import type { Site } from '../../lib/site/types';
import { describeGap, describeLack } from './form-problem';
import { createMark } from './mark';

type Props = { site: Site; edited: ContentFile };

/** Renders a page that is not valid yet: what is valid of it, and a box for each other section. */
export function UnfinishedPage({ site, edited }: Props) {
  const sections = valueAt(edited.data, ['sections']);
  return (
    <PageShell site={site} url="">
      {edited.id === undefined && edited.kind.id === 'pages' ? (
        <Sections site={site} edited={edited} sections={Array.isArray(sections) ? sections : []} />
      ) : (
        <div className="sheet">
          <Gap {...describeLack(edited)} />
          <Prose html={renderText(site, edited).prose} />
        </div>
      )}
    </PageShell>
  );
}

type SectionsProps = Props & { sections: readonly unknown[] };

function Sections({ site, edited, sections }: SectionsProps) {
  const { path = '', folder, markdown, data } = edited;
  const title = valueAt(data, ['title']);
  const parts = sections.map((value, index) => ({ index, section: parseSection(value, site.findImage) }));
  const valid = parts.filter((part): part is { index: number; section: PageSection } => part.section !== undefined);
  /** The boxes between a valid section and the one before it; the last have none below. */
  const gapsBefore = (place: number) => {
    const [start, end] = [valid[place - 1]?.index ?? -1, valid[place]?.index ?? sections.length];
    return parts
      .slice(start + 1, end)
      .map(({ index }) => [createMark(index), <Gap key={index} {...describeGap(edited, index)} />]);
  };
  const page = {
    path,
    folder,
    markdown,
    title: typeof title === 'string' ? title : '',
    image: site.sharedCopy['not-found'].image,
    draftNotice: edited.isDraft ? site.company.labels.draft : undefined,
    sections: valid.map(({ section }) => section),
  };
  const mark = (place: number) => [...gapsBefore(place), createMark(valid[place]?.index ?? 0)];
  return (
    <>
      <SectionsPage site={site} page={page} markSection={mark} />
      {gapsBefore(valid.length)}
    </>
  );
}

type GapProps = { label: string; lacks: readonly string[] };

function Gap({ label, lacks }: GapProps) {
  return (
    <div className="gap sheet">
      <p>
        <strong>{label}</strong>
      </p>
      <ul>
        {lacks.map((lack) => (
          <li key={lack}>{lack}</li>
        ))}
      </ul>
    </div>
  );
}
