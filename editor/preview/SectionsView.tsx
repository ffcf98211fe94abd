import { SectionView } from '../../components/sections/SectionView';
import { exampleSections, type Page } from '../../lib/model/page';
import { SECTIONS } from '../../lib/model/sections';
import type { SectionDefinition } from '../../lib/model/sections/definition';
import { imageFinder } from '../../lib/model/with-images';
import type { Site } from '../../lib/site/types';
import { LABELS } from '../labels';

type Props = { site: Site; page: Page };

/** Lists each section a page can have: its name, its purpose, and its example as the site renders it. */
export function SectionsView({ site, page }: Props) {
  return (
    <main className="sections-view">
      <h1>{LABELS.sections}</h1>
      <ul>
        {exampleSections(imageFinder(site.images)).map((section) => {
          const { label, hint, canBeTitle = false }: SectionDefinition = SECTIONS[section.section];
          return (
            <li key={section.section}>
              <h2>{label}</h2>
              <p>{hint}</p>
              <div className="section-picture" inert>
                <SectionView section={section} site={site} page={page} isTitle={canBeTitle} />
              </div>
            </li>
          );
        })}
      </ul>
    </main>
  );
}
