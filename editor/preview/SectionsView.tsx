import { MODEL } from '../../app/model';
import type { Section } from '../../lib/definitions/section';
import type { FindImage } from '../../lib/shared/with-images';
import { renderExample } from '../../lib/site/render-example';
import type { Site } from '../../lib/site/types';
import { LABELS } from '../labels';

type Props = { site: Site; find: FindImage };

/** Renders each section a page can have: its name, its purpose and its example. */
export function SectionsView({ site, find }: Props) {
  return (
    <main className="sections-view">
      <h1>{LABELS.sections}</h1>
      <ul>
        {Object.entries<Section>(MODEL.sections).map(([name, section]) => (
          <li key={name}>
            <div className="small-drawing" inert>
              <div>{renderExample(site, section, find)}</div>
            </div>
            <h2>{section.label}</h2>
            <p>{section.hint}</p>
          </li>
        ))}
      </ul>
    </main>
  );
}
