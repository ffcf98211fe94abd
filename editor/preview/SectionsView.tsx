import { MODEL } from '../../app/model';
import type { SectionDefinition } from '../../lib/content/schemas/section';
import { LABELS } from '../labels';

type Props = {
  /** The names of the sections on the page; undefined for a file without sections. */
  used: readonly string[] | undefined;
  isList: boolean;
  onChoose: (section: SectionDefinition) => void;
};

/** Lists each section a page can have: its name, its purpose and the button that adds it to the page. */
export function SectionsView({ used, isList, onChoose }: Props) {
  const refusal = (name: string, { isSingle, showsList }: SectionDefinition) => {
    if (isSingle && used?.includes(name)) return LABELS.isOnPage;
    return showsList && !isList ? LABELS.isForLists : undefined;
  };
  return (
    <main className="sections-view">
      <h1>{LABELS.sections}</h1>
      <ul>
        {Object.entries<SectionDefinition>(MODEL.sections).map(([name, section]) => (
          <li key={name}>
            <h2>{section.label}</h2>
            <p>{section.hint}</p>
            {used &&
              (refusal(name, section) ? (
                <p>{refusal(name, section)}</p>
              ) : (
                <button type="button" onClick={() => onChoose(section)}>
                  {LABELS.addSection(section.label)}
                </button>
              ))}
          </li>
        ))}
      </ul>
    </main>
  );
}
