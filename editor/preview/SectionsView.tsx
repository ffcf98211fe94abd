import { MODEL } from '../../app/model';
import { TooltipProvider } from '../../components/islands/HintTooltip';
import type { Section } from '../../lib/definitions/section';
import type { FindPicture } from '../../lib/shared/drawn';
import { contextOf } from '../../lib/site/context';
import type { Site, SiteRoute } from '../../lib/site/types';
import { WORDS } from '../words';

type Props = { site: Site; find: FindPicture };

/** Every section a page may have: what it is called, what it is for, and how its example is drawn. */
export function SectionsView({ site, find }: Props) {
  return (
    <TooltipProvider>
      <main className="sections-view">
        <h1>{WORDS.sections}</h1>
        <ul>
          {Object.entries<Section>(MODEL.sections).map(([name, section]) => (
            <li key={name}>
              <div className="small-drawing" inert>
                <div>{drawExample(site, section, find)}</div>
              </div>
              <h2>{section.label}</h2>
              <p>{section.hint}</p>
            </li>
          ))}
        </ul>
      </main>
    </TooltipProvider>
  );
}

/** Drawn on a page that has what the section shows: a list, a text. */
function drawExample(site: Site, section: Section, find: FindPicture) {
  const result = section.read(section.example);
  const place = [...site.routes].find(([, route]) => hasMatter(section, route));
  if (!result.success || !place) return null;
  return result.prepare(find)({ context: contextOf(site, ...place), isTitle: false });
}

function hasMatter({ showsList, showsBody }: Section, { kind, page }: SiteRoute): boolean {
  if (showsBody) return page.type === 'post';
  return kind === (showsList ? 'list' : 'page');
}
