/** The build's own checks and the build's own site, with one file as it is being written. */
import { MODEL } from '../../app/model';
import { checkContent, inspectTexts, type LoadedContent, timeZoneOf } from '../../lib/content/check';
import { checkLedger, LEDGER_FILE } from '../../lib/content/checks/ledger';
import { pictureUses } from '../../lib/content/checks/pictures';
import { buildDay } from '../../lib/content/day';
import { type Document, documentOf } from '../../lib/content/document';
import type { SourceFile } from '../../lib/content/front-matter';
import { kindsOf } from '../../lib/content/kinds';
import { parseLedger } from '../../lib/content/ledger';
import { describeProblem, formatProblem, type Problem } from '../../lib/content/problems';
import { isRecord } from '../../lib/shared/schema';
import { siteOf } from '../../lib/site/site-of';
import type { Site } from '../../lib/site/types';
import type { EditedFile, Told } from '../messages';
import { mend } from './mend';
import type { PreviewPictures } from './pictures';
import { sourceOf } from './source';

/** What the build tells the preview of files that the editor does not know. */
export type BuiltFiles = {
  publicFiles: readonly string[];
  contentFiles: readonly string[];
  /** Content that the editor does not list: pages below a folder. */
  unlisted: readonly EditedFile[];
  /** content/published.txt. */
  published: string;
};

export type { PreviewPictures } from './pictures';

export type InspectedDraft = {
  problems: readonly Told[];
  /** The site with the draft in it; undefined while nothing of it can be drawn. */
  site: Site | undefined;
  /** The draft as it is drawn, and as it was written. */
  document: Document | undefined;
  source: SourceFile;
  /** Pictures that the site names and the preview does not know. */
  wanted: readonly string[];
};

const KINDS = kindsOf(MODEL);
/** What only a published site has. */
const NOT_PUBLISHED = { ledger: new Map(), changed: new Map(), sizeOf: () => undefined };

/** @param built see BuiltFiles */
export function createInspector(built: BuiltFiles, pictures: PreviewPictures) {
  const ledger = parseLedger(built.published);
  let others: readonly SourceFile[] = [];
  /** Problems of the content as it is saved: a draft is not to blame for them. */
  let known = new Set<string>();
  /** What could be drawn last, by file. */
  const drawable = new Map<string, unknown>();

  const inspect = (files: readonly SourceFile[]) => {
    const sorted = [...files].sort((a, b) => (a.file < b.file ? -1 : 1));
    const publicFiles = [...built.publicFiles, ...pictures.names()];
    // Today, where the site is.
    const content = checkContent({ files: sorted, problems: [] }, MODEL, buildDay(timeZoneOf(sorted), {}));
    const inspection = inspectTexts(content, { ...built, publicFiles });
    return { ...inspection, problems: [...inspection.problems, ...checkLedger(content, ledger)] };
  };

  return {
    /** Takes all content as it is saved. */
    setContent(files: readonly EditedFile[]) {
      others = [...files, ...built.unlisted].map((file) => sourceOf(file, KINDS));
      known = new Set(inspect(others).problems.map(formatProblem));
    },
    /** Checks a draft, and makes the site with it. */
    inspect({ file, data }: EditedFile): InspectedDraft {
      const written = sourceOf({ file, data: withNames(data, pictures.named) }, KINDS);
      // A new file whose address is taken stands beside the one that has it.
      const isNew = file.endsWith('/');
      const source = isNew && others.some((other) => other.file === written.file) ? renamed(written) : written;
      const files = [...others.filter((other) => other.file !== source.file), source];
      const inspection = inspect(files);
      const uses = pictureUses(inspection.documents);
      const own = uses.filter((use) => use.file === source.file);
      const faults = own.flatMap(({ key, ...place }) => {
        const fault = pictures.faultOf(key);
        return fault ? [{ ...place, expected: fault.expected, found: fault.found }] : [];
      });
      const taken = source === written ? [] : [takenName(source, written, inspection.day)];
      const problems = [...taken, ...inspection.problems, ...faults].filter(
        (problem) => problem.file === source.file || !known.has(formatProblem(problem)),
      );
      const { site, document } = draw(inspection, source, [...new Set(uses.map(({ key }) => key))]);
      return {
        ...{ site, document, source },
        problems: [
          ...problems.map((problem) =>
            problem.file === LEDGER_FILE ? toldOfLoss(problem, source, inspection) : told(problem, source, false),
          ),
          ...inspection.notes.flatMap((note) => (note.file === source.file ? [told(note, source, true)] : [])),
        ],
        wanted: pictures.unknown(own.map(({ key }) => key)),
      };
    },
  };

  function draw(content: LoadedContent, source: SourceFile, names: readonly string[]) {
    const document = drawableDocument(source, content);
    if (!document) return { site: undefined, document };
    const documents = content.documents.flatMap((other) => {
      if (other.source === source) return [document];
      return other.isShown && other.kind.schema.safeParse(other.data).success ? [other] : [];
    });
    const index = Object.fromEntries(names.map((name) => [name, pictures.find(name)]));
    try {
      const parts = { content: { ...content, documents }, withDrafts: true, pictures: index };
      return { site: siteOf({ ...parts, ...NOT_PUBLISHED, ...MODEL }), document };
    } catch {
      // Without the company's facts or the shared words there is no site to draw.
      return { site: undefined, document };
    }
  }

  function drawableDocument(source: SourceFile, { kinds, day }: LoadedContent): Document | undefined {
    const kind = documentOf(source, kinds, day)?.kind;
    if (!kind) return undefined;
    const data = mend(kind, MODEL.sections, source.data, drawable.get(source.file));
    if (data === undefined) return undefined;
    drawable.set(source.file, data);
    return documentOf({ ...source, data }, kinds, day);
  }
}

/** Photos that are not saved yet have no name of their own. */
function withNames(value: unknown, named: (text: string) => string): unknown {
  if (typeof value === 'string') return value.includes('blob:') ? named(value) : value;
  if (Array.isArray(value)) return value.map((item) => withNames(item, named));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withNames(part, named)]));
}

const renamed = (source: SourceFile): SourceFile => {
  const name = `${source.name}-1`;
  return { ...source, name, file: source.file.replace(/[^/]+$/, `${name}.md`) };
};

function takenName({ file }: SourceFile, written: SourceFile, day: string): Problem {
  const found = `${documentOf(written, KINDS, day)?.address ?? written.name}, taken by ${written.file}`;
  return { file, line: 0, field: 'file name', expected: 'an address no other page has', found };
}

/** Problems of the fields stand on line 0, as the editor knows no lines: see source.ts. */
function told(problem: Problem, source: SourceFile, isNote: boolean): Told {
  const isInText = problem.line > 0 && problem.file === source.file && source.body !== '' && !isFile(problem);
  const place = isInText ? `Line ${problem.line} of the text, ` : '';
  return {
    words: `${isNote ? 'Note: ' : ''}${place}${describeProblem(problem)}`,
    isNote,
    ...(problem.file !== source.file && { file: problem.file }),
    keyPath: isInText ? 'body' : problem.field.replace(/\.(\d+)/g, (_, number) => `.${Number(number) - 1}`),
  };
}

/** An address that was published is lost by an edit of the file: told at the field that does it. */
function toldOfLoss(problem: Problem, { file }: SourceFile, { documents, day }: LoadedContent): Told {
  const { isDraft, from = day } = documents.find(({ source }) => source.file === file) ?? {};
  const keyPath = isDraft ? 'draft' : from > day ? 'date' : 'alsoAt';
  return { words: describeProblem(problem), isNote: false, keyPath };
}

const isFile = ({ field }: Problem) => field === 'file name' || field === 'place' || field === 'file';
