import { type CSSProperties, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { COLOURS } from '../../app/styles/colours';
import { LABELS } from '../labels';
import type { Diagnostic, Scheme } from '../messages';
import {
  connect,
  getLinkedFrom,
  getProblems,
  getScheme,
  getView,
  isDraft,
  openedFile,
  setScheme,
  showView,
  splitProblems,
  watch,
} from '../session';
import { openField } from '../sveltia';

/** Sveltia does not see that a file has changed on this computer since. */
const LOADED_AT = new Intl.DateTimeFormat('en-AU', { timeStyle: 'short' }).format(performance.timeOrigin);
const WIDTHS_PX = { phone: 390, desktop: 1280 };
type Width = keyof typeof WIDTHS_PX;

const { brand, onBrand } = COLOURS.light;
/** For pane.css: Sveltia has no style sheet of the site. */
const COLOUR_PROPERTIES = { '--brand': brand, '--on-brand': onBrand } as CSSProperties;

type Props = { url: string };

/** Renders the part next to the form: the problems, and the page in the chosen width and colours. */
export function Pane({ url }: Props) {
  const [width, chooseWidth] = useState<Width>('desktop');
  const [scheme, chooseScheme] = useState<Scheme>(getScheme);
  const problems = useSyncExternalStore(watch, getProblems);
  const view = useSyncExternalStore(watch, getView);
  const hasSections = useSyncExternalStore(watch, openedFile).startsWith('content/pages/');
  const isUnpublished = useSyncExternalStore(watch, isDraft);
  const onScheme = (wanted: Scheme) => {
    chooseScheme(wanted);
    setScheme(wanted);
  };
  return (
    <div className="pane" style={COLOUR_PROPERTIES}>
      <div className="pane-bar">
        <Choice
          options={hasSections ? ['page', 'shared', 'sections'] : ['page', 'shared']}
          value={view}
          onChoose={showView}
          labels={LABELS.views}
        />
        {view === 'page' && (
          <Choice options={['phone', 'desktop']} value={width} onChoose={chooseWidth} labels={LABELS.widths} />
        )}
        <Choice options={['light', 'dark']} value={scheme} onChoose={onScheme} labels={LABELS.schemes} />
        <small>{LABELS.loadedAt(LOADED_AT)}</small>
      </div>
      {isUnpublished && <p className="pane-draft">{LABELS.draft}</p>}
      <Problems problems={problems} />
      <PageHelp isNested={hasSections} />
      <PageFrame url={url} width={view === 'page' ? WIDTHS_PX[width] : undefined} />
    </div>
  );
}

type ChoiceProps<Name extends string> = {
  options: readonly Name[];
  value: Name;
  onChoose: (name: Name) => void;
  labels: Readonly<Record<Name | 'label', string>>;
};

function Choice<Name extends string>({ options, value, onChoose, labels }: ChoiceProps<Name>) {
  return (
    <fieldset className="pane-choice">
      <legend>{labels.label}</legend>
      {options.map((name) => (
        <button key={name} type="button" aria-pressed={name === value} onClick={() => onChoose(name)}>
          {labels[name]}
        </button>
      ))}
    </fieldset>
  );
}

function Problems({ problems }: { problems: readonly Diagnostic[] | undefined }) {
  const { toFix, toFillIn } = splitProblems(problems ?? []);
  const noteCount = toFix.filter(({ isNote }) => isNote).length;
  const count = toFix.length - noteCount;
  const isValid = count + toFillIn.length === 0;
  return (
    <section className="pane-problems" aria-live="polite" data-count={problems && count}>
      {(count > 0 || isValid) && (
        <p>{problems === undefined ? LABELS.loading : isValid ? LABELS.valid : LABELS.problems(count)}</p>
      )}
      {noteCount > 0 && <p>{LABELS.notes(noteCount)}</p>}
      {toFillIn.length > 0 && <p>{LABELS.toFillIn(toFillIn)}</p>}
      {toFix.length > 0 && (
        <ul>
          {toFix.map(({ message, file, keyPath }) => (
            <li key={`${file} ${message}`}>
              <button type="button" disabled={file !== undefined} onClick={() => openField(keyPath)}>
                {message}
                {file && <small> {LABELS.inFile(file)}</small>}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Renders what Sveltia does not ask when a page is renamed or deleted. */
function PageHelp({ isNested }: { isNested: boolean }) {
  return (
    <details>
      <summary>{LABELS.manage}</summary>
      <p>{isNested ? LABELS.renameFile : LABELS.rename}</p>
      <p>{LABELS.remove}</p>
      <p>{getLinkedFrom().join(', ') || LABELS.noLinks}</p>
    </details>
  );
}

/** Renders the page, scaled to the pane by pane.css. @param width default: the width of the pane */
function PageFrame({ url, width }: { url: string; width: number | undefined }) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    const target = frame.current?.contentWindow;
    return target ? connect(target) : undefined;
  }, []);
  const style = { '--width': width === undefined ? '100cqw' : `${width}px` } as CSSProperties;
  return (
    <div className="pane-page">
      <iframe ref={frame} src={url} title={LABELS.frame} style={style} />
    </div>
  );
}
