import { SECTIONS } from '../../components/sections';
import type { RenderableSection } from '../../components/sections/define-section';
import type { Page } from '../../lib/content/schemas/page';
import type { Site } from '../../lib/site/types';
import { LABELS } from '../labels';

type Props = { site: Site; page: Page };

/** Lists each section a page can have: its name, its purpose, and its example as the site renders it. */
export function SectionsView({ site, page }: Props) {
  return (
    <main className="sections-view">
      <h1>{LABELS.sections}</h1>
      <ul>
        {Object.entries<RenderableSection>(SECTIONS).map(([name, { label, hint, example, canBeTitle, render }]) => (
          <li key={name}>
            <h2>{label}</h2>
            <p>{hint}</p>
            <div className="section-picture" inert>
              {render({ name, data: example }, { site, page, isTitle: canBeTitle ?? false })}
            </div>
          </li>
        ))}
      </ul>
    </main>
  );
}
