import {
  checkContent,
  type Inspection,
  inspectTexts,
  isRenderable,
  type LoadedContent,
  readTimeZone,
} from '../../lib/content/check';
import { checkEarlierUrls } from '../../lib/content/checks/earlier-urls';
import { imageUses } from '../../lib/content/checks/images';
import { buildDay } from '../../lib/content/day';
import { atField, type Document, getDocument, getOutline, reuseOutline } from '../../lib/content/document';
import type { ImageFile } from '../../lib/content/image-file';
import { describeValue, formatProblem, type Problem } from '../../lib/content/problems';
import type { SourceFile } from '../../lib/content/source-file';
import { contentTypeAt } from '../../lib/model/content-types';
import { isDay } from '../../lib/model/fields';
import { textsWithRole } from '../../lib/model/walk';
import { buildSite } from '../../lib/site/build-site';
import { formatDate, getDateLanguage } from '../../lib/site/format-date';
import { allPages } from '../../lib/site/pages';
import type { Site } from '../../lib/site/types';
import { LABELS } from '../labels';
import type { Checked, Diagnostic, EditedFile } from '../messages';
import type { Suggestions } from '../text-fields';
import { mapParts, valueAt } from '../values';
import { diagnose, diagnoseLoss } from './diagnose';
import type { PreviewImages } from './images';
import { repairDraft } from './repair-draft';
import { toSourceFile } from './source';

/** What the last build has and the editor does not read. */
export type BuiltFiles = {
  /** Files of public/ in the export, with their size in bytes. */
  publicFiles: Readonly<Record<string, number>>;
  /** Content files without a form. */
  content: readonly EditedFile[];
};

export type InspectedDraft = {
  /** Checks the draft: slow, so it runs after the page is rendered. */
  check: () => Checked & Wanted;
  /** The site with the draft; undefined while it cannot be rendered. */
  site: Site | undefined;
  /** The draft as it is rendered, and as it was written. */
  document: Document | undefined;
  source: SourceFile;
  /** Whether the social image of the last build shows another title or image, or is missing. */
  hasOldImage: boolean;
};

type CheckedTexts = Inspection & { texts: readonly Document[] };

type Wanted = { wanted: readonly string[] };

const SHOWN_SOCIALLY = ['title', 'image', 'heroImage'];

/** Creates functions that check a draft as the build does, and build the site with it. Unchanged files are cached. */
export function createInspector(built: BuiltFiles, images: PreviewImages) {
  let others: readonly SourceFile[] = [];
  let last: SourceFile | undefined;
  let known: ReadonlySet<string> | undefined;
  const everyImage = new Proxy<Record<string, ImageFile>>({}, { get: (_, name) => images.find(String(name)) });

  const inspect = (files: SourceFile[], day: string, isAffected: (document: Document) => boolean = () => true) => {
    const content = checkContent({ files, problems: [] }, day);
    const texts = content.documents.filter(isAffected);
    const names = imageUses(texts).map(({ key }) => key);
    // The editor has not reported yet whether it has these.
    const unknown = images.unknown(names);
    const fileNames = {
      publicFiles: [...Object.keys(built.publicFiles), ...images.names(), ...unknown],
      // The editor does not read images next to a Markdown file.
      contentFiles: names.filter((name) => name.startsWith('content/')),
    };
    const inspection = inspectTexts(content, fileNames, texts);
    // What is saved is published, or will be: an edit must not lose its URLs.
    const saved = others.flatMap((file) => getDocument(file, day) ?? []);
    const lost = checkEarlierUrls(content, { documents: saved, renames: new Map() });
    return { ...inspection, texts, problems: [...inspection.problems, ...lost] };
  };

  return {
    setContent(files: readonly EditedFile[]) {
      others = [...files, ...built.content].map((file) => toSourceFile(file)).sort(byName);
      known = undefined;
    },
    inspect({ file, data }: EditedFile): InspectedDraft {
      const written = toSourceFile({ file, data: withNames(data, images.named) });
      // A new file whose URL is taken gets another name, next to the file that has it.
      const isNew = file.endsWith('/');
      const source = isNew && others.some((other) => other.file === written.file) ? renamed(written) : written;
      if (last?.body === source.body) reuseOutline(source, getOutline(last));
      last = source;
      const files = [...others.filter((other) => other.file !== source.file), source].sort(byName);
      const day = today(files);
      const documents = files.flatMap((file) => getDocument(file, day) ?? []);
      const content = {
        day,
        documents,
        problems: [],
        notes: [],
        isComplete: true,
        unread: [],
      };
      const { site, document } = render(content, source);
      const saved = others.find((other) => other.file === source.file);
      return {
        site,
        document,
        source,
        hasOldImage: SHOWN_SOCIALLY.some((field) => valueAt(source.data, [field]) !== valueAt(saved?.data, [field])),
        check: () => {
          const inspection = inspect(files, day, affectedBy(source, others, day));
          const { isDraft, isShown, from } = getDocument(source, day) ?? {};
          return {
            ...diagnoseAll(source, written, inspection),
            scheduledFor:
              site && from && isDay(from) && !isDraft && !isShown
                ? formatDate(from, getDateLanguage(site.company))
                : undefined,
            suggestions: listSuggestions(site),
          };
        },
      };
    },
  };

  function isKnown(problem: Problem): boolean {
    known ??= new Set(inspect([...others], today(others)).problems.map(formatProblem));
    return known.has(formatProblem(problem));
  }

  function diagnoseAll(source: SourceFile, written: SourceFile, inspection: CheckedTexts) {
    const imagesOfFile = imageUses(inspection.texts).filter((use) => use.file === source.file);
    const faults = imagesOfFile.flatMap(({ key, file, line, field }) => {
      const fault = images.faultOf(key);
      return fault ? [{ file, line: line(), field, expected: fault.expected, found: fault.found }] : [];
    });
    const problems = [...inspection.problems, ...faults].filter(
      (problem) => problem.file === source.file || !isKnown(problem),
    );
    const diagnostics = problems.map((problem) =>
      problem.field.startsWith('/') ? diagnoseLoss(problem, source, inspection) : diagnose(problem, source, inspection),
    );
    // An empty field has no further problem.
    const emptyAt = (keyPath: string) =>
      diagnostics.find((diagnostic) => diagnostic.empty && diagnostic.keyPath === keyPath);
    return {
      problems: [
        ...new Set(diagnostics.map((diagnostic) => emptyAt(diagnostic.keyPath) ?? diagnostic)),
        ...[...inspection.notes, ...replacedImages(source)].flatMap((note) =>
          note.file === source.file ? [asNote(diagnose(note, source, inspection))] : [],
        ),
        ...(source === written ? [] : [otherName(source, written, inspection.day)]),
      ],
      wanted: images.unknown(imagesOfFile.map(({ key }) => key)),
    };
  }

  /** Returns a note for the alt text of each image that is not the saved one. */
  function replacedImages(source: SourceFile): Problem[] {
    const saved = others.find(({ file }) => file === source.file);
    const type = contentTypeAt(source.folder, source.name);
    if (!saved || !type) return [];
    return textsWithRole('image', type.schema, source.data).flatMap(({ path, value }) => {
      const altPath = [...path.slice(0, -1), `${String(path.at(-1))}Alt`];
      const alt = valueAt(source.data, altPath);
      const isReplaced = typeof valueAt(saved.data, path) === 'string' && valueAt(saved.data, path) !== value;
      if (!isReplaced || alt === undefined || alt !== valueAt(saved.data, altPath)) return [];
      return [atField(source, altPath, 'what the new image shows', describeValue(alt))];
    });
  }

  function render(content: LoadedContent, source: SourceFile) {
    const document = repairedDocument(source, content);
    if (!document) return { site: undefined, document };
    const documents = content.documents.flatMap((other) => {
      if (other.source === source) return [document];
      return other.isShown && isRenderable(other) ? [other] : [];
    });
    try {
      const parts = {
        content: { ...content, documents },
        withDrafts: true,
        images: everyImage,
        fileSizes: built.publicFiles,
      };
      return { site: buildSite(parts), document };
    } catch {
      // The company's file or the shared copy is missing.
      return { site: undefined, document };
    }
  }

  function repairedDocument(source: SourceFile, { day }: LoadedContent): Document | undefined {
    const type = getDocument(source, day)?.type;
    if (!type) return undefined;
    const data = repairDraft(type, source.data);
    if (data === undefined) return undefined;
    return getDocument({ ...source, data: withoutOtherDate(data, valueAt(source.data, ['date'])) }, day);
  }
}

/** Leaves out a day of publication that was not written: a repair needs one, and pages without it show none. */
const withoutOtherDate = (data: unknown, written: unknown) =>
  mapParts(data, (part, key) => (key === 'date' && part !== written ? undefined : part));

const asNote = (diagnostic: Diagnostic): Diagnostic => ({
  ...diagnostic,
  message: `Note: ${diagnostic.message}`,
  isNote: true,
});

/** Returns whether a draft can cause a problem in the texts of a file: in its own, and in those that name its page. */
function affectedBy(source: SourceFile, others: readonly SourceFile[], day: string) {
  const versions = [source, ...others.filter(({ file }) => file === source.file)];
  const urls = versions.flatMap((version) => {
    const { url = [], alsoAt = [], aliases = [] } = getDocument(version, day) ?? {};
    return [url, alsoAt, aliases].flat();
  });
  const patterns = urls.map((url) => url.replace(/[^\w/-]/g, '\\$&'));
  const named = new RegExp(`(${patterns.join('|')})(?![\\w/-])`);
  return (document: Document) =>
    document.source.file === source.file || (urls.length > 0 && named.test(printSource(document.source)));
}

const printSource = ({ data, body }: SourceFile) => JSON.stringify(data) + body;

const listSuggestions = (site: Site | undefined): Suggestions =>
  site ? allPages(site).map(({ path, name }) => [path, name] as const) : [];

const byName = (a: SourceFile, b: SourceFile) => (a.file < b.file ? -1 : 1);

const today = (files: readonly SourceFile[]) => buildDay(readTimeZone(files), {});

function withNames(value: unknown, named: (text: string) => string): unknown {
  if (typeof value === 'string') return value.includes('blob:') ? named(value) : value;
  return mapParts(value, (part) => withNames(part, named));
}

const renamed = (source: SourceFile): SourceFile => {
  const name = `${source.name}-1`;
  return { ...source, name, file: source.file.replace(/[^/]+$/, `${name}.md`) };
};

/** Notes the URL of a new page whose title another page has. */
function otherName(source: SourceFile, written: SourceFile, day: string): Diagnostic {
  const findUrl = (file: SourceFile) => getDocument(file, day)?.url ?? file.name;
  return { message: LABELS.otherUrl(findUrl(source), findUrl(written)), isNote: true, keyPath: 'title' };
}
