import { MODEL } from '../../app/model';
import type { Section } from '../../lib/definitions/section';
import type { FindImage } from '../../lib/shared/with-images';
import { renderExample } from '../../lib/site/render-example';
import type { Site } from '../../lib/site/types';
import { LABELS } from '../labels';

type Props = {
  site: Site;
  find: FindImage;
  /** The names of the sections on the page; undefined for a file without sections. */
  used: readonly string[] | undefined;
  isList: boolean;
  onChoose: (section: Section) => void;
};

/** Renders each section a page can have: its name, its purpose and its example, which adds it to the page. */
export function SectionsView({ site, find, used, isList, onChoose }: Props) {
  const refusal = (name: string, { isSingle, showsList }: Section) => {
    if (isSingle && used?.includes(name)) return LABELS.isOnPage;
    return showsList && !isList ? LABELS.isForLists : undefined;
  };
  return (
    <main className="sections-view">
      <h1>{LABELS.sections}</h1>
      <ul>
        {Object.entries<Section>(MODEL.sections).map(([name, section]) => (
          <li key={name}>
            <div className="small-section" inert>
              <div>{renderExample(site, section, find)}</div>
            </div>
            <h2>{section.label}</h2>
            <p>{section.hint}</p>
            {used &&
              (refusal(name, section) ? (
                <p>{refusal(name, section)}</p>
              ) : (
                <Add section={section} onChoose={onChoose} />
              ))}
          </li>
        ))}
      </ul>
    </main>
  );
}

const Add = ({ section, onChoose }: Pick<Props, 'onChoose'> & { section: Section }) => (
  <button type="button" onClick={() => onChoose(section)}>
    {LABELS.addSection(section.label)}
  </button>
);
