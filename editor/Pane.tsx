import { type CSSProperties, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { isRecord } from '../lib/model/walk';
import { COLOURS } from '../ui/colours';
import { LABELS } from './labels';
import type { Checked, FormProblem, Place, Session, SessionState } from './session';
import { openPlace } from './sveltia';

const WIDTHS_PX = { phone: 390, desktop: 1280 };
type Width = keyof typeof WIDTHS_PX;

const { brand, onBrand } = COLOURS.light;
/** For pane.css: Sveltia has no style sheet of the site. */
const COLOUR_PROPERTIES = { '--brand': brand, '--on-brand': onBrand } as CSSProperties;

type Props = {
  url: string;
  session: Session;
  /** Opens a field in the form of another file. */
  onVisit: (file: string, place: Place) => void;
};

/** Renders the part next to the form: the state of the page, its problems, and the page in the chosen width. */
export function Pane({ url, session, onVisit }: Props) {
  const [width, chooseWidth] = useState<Width>('desktop');
  const state = useSyncExternalStore(session.watch, session.state);
  const { form, result } = state;
  const { links = [] } = result ?? {};
  const status = describeStatus(state);
  const open = (problem: FormProblem) =>
    problem.file === undefined || problem.file === form?.file
      ? void openPlace(problem)
      : onVisit(problem.file, problem);
  return (
    <div className="pane" style={COLOUR_PROPERTIES}>
      <Widths value={width} onChoose={chooseWidth} />
      {status && <p className="pane-status">{status}</p>}
      <Problems result={result} isDraft={isDraft(state)} onOpen={open} />
      {links.length > 0 && (
        <details className="pane-links">
          <summary>{LABELS.links(links.length)}</summary>
          <Places problems={links} onOpen={open} />
        </details>
      )}
      <PageFrame url={url} width={WIDTHS_PX[width]} onMount={session.opened} />
    </div>
  );
}

const isDraft = ({ form }: SessionState): boolean => isRecord(form?.data) && form.data.draft === true;

function describeStatus(state: SessionState): string | undefined {
  const { form, result } = state;
  if (form?.isCopy) return LABELS.copy;
  if (isDraft(state)) return LABELS.draft;
  return result?.scheduledFor && LABELS.scheduled(result.scheduledFor);
}

type WidthsProps = { value: Width; onChoose: (width: Width) => void };

function Widths({ value, onChoose }: WidthsProps) {
  return (
    <fieldset className="pane-choice">
      <legend>{LABELS.widths.label}</legend>
      {(['phone', 'desktop'] as const).map((width) => (
        <button key={width} type="button" aria-pressed={width === value} onClick={() => onChoose(width)}>
          {LABELS.widths[width]}
        </button>
      ))}
    </fieldset>
  );
}

type ProblemsProps = { result: Checked | undefined; isDraft: boolean; onOpen: (problem: FormProblem) => void };

function Problems({ result, isDraft, onOpen }: ProblemsProps) {
  const problems = result?.problems ?? [];
  const toFillIn = problems.filter(({ empty }) => empty !== undefined);
  const toFix = problems.filter(({ empty }) => empty === undefined);
  const noteCount = toFix.filter(({ isNote }) => isNote).length;
  const count = toFix.length - noteCount;
  // What a draft gets wrong is a note until it is published.
  const isValid = count + toFillIn.length + (isDraft ? noteCount : 0) === 0;
  return (
    <section className="pane-problems" aria-live="polite" data-count={result && count}>
      {(count > 0 || isValid) && (
        <p>{result === undefined ? LABELS.loading : isValid ? LABELS.valid : LABELS.problems(count)}</p>
      )}
      {noteCount > 0 && <p>{LABELS.notes(noteCount)}</p>}
      {toFix.length > 0 && <Places problems={toFix} onOpen={onOpen} />}
      {toFillIn.length > 0 && (
        <p>
          {LABELS.toFillIn}{' '}
          {toFillIn.map((problem) => (
            <FieldButton key={problem.empty} problem={problem} label={problem.empty} onOpen={onOpen} />
          ))}
        </p>
      )}
    </section>
  );
}

type PlacesProps = { problems: readonly FormProblem[]; onOpen: (problem: FormProblem) => void };

function Places({ problems, onOpen }: PlacesProps) {
  return (
    <ul>
      {problems.map((problem) => (
        <li key={`${problem.file} ${problem.message}`}>
          <FieldButton problem={problem} label={problem.message} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
}

type FieldButtonProps = { problem: FormProblem; label: string | undefined; onOpen: (problem: FormProblem) => void };

function FieldButton({ problem, label, onOpen }: FieldButtonProps) {
  return (
    <button type="button" onClick={() => onOpen(problem)}>
      {label}
      {problem.entry && <small> {LABELS.inFile(problem.entry)}</small>}
    </button>
  );
}

type PageFrameProps = {
  url: string;
  width: number;
  onMount: (frame: Window | undefined) => void;
};

/** Renders the page, scaled to the pane by pane.css. */
function PageFrame({ url, width, onMount }: PageFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => onMount(frame.current?.contentWindow ?? undefined), [onMount]);
  const style = { '--width': `${width}px` } as CSSProperties;
  return (
    <div className="pane-page">
      <iframe ref={frame} src={url} title={LABELS.frame} style={style} />
    </div>
  );
}
