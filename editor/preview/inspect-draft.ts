import { checkContent } from '../../lib/content/check';
import {
  atField,
  atMention,
  type Content,
  type ContentFile,
  type Entry,
  isEntry,
  isShown,
  listMentions,
} from '../../lib/content/content-file';
import { buildDay, readTimeZone } from '../../lib/content/day';
import type { ImageFile } from '../../lib/content/image-file';
import { once } from '../../lib/content/once';
import { narrowFault } from '../../lib/content/photo-limits';
import { repairEntry } from '../../lib/content/repair-draft';
import { type ImageUse, listImages } from '../../lib/content/rules/images';
import { COMPANY_FILE } from '../../lib/model/content-types';
import { describeValue, formatProblem, type Problem } from '../../lib/model/problems';
import { mapParts, valueAt } from '../../lib/model/values';
import { textsWithRole } from '../../lib/model/walk';
import { buildSite } from '../../lib/site/build-site';
import { formatDate, getDateLanguage } from '../../lib/site/format-date';
import { allPages } from '../../lib/site/pages';
import type { Site } from '../../lib/site/types';
import { LABELS } from '../labels';
import type { Checked, Diagnostic, EditedFile } from '../messages';
import type { Suggestions } from '../text-fields';
import { diagnose, diagnoseLoss } from './diagnose';
import type { PreviewImages } from './images';
import { parseEdited } from './source';

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
  entry: Entry | undefined;
  source: ContentFile;
  /** Whether the social image of the last build shows another title or image, or is missing. */
  hasOldImage: boolean;
};

type Wanted = { wanted: readonly string[] };

const SHOWN_SOCIALLY = ['title', 'image', 'heroImage'];

/** Creates functions that check a draft as the build does, and build the site with it. Unchanged files are not parsed again. */
export function createInspector(built: BuiltFiles, images: PreviewImages) {
  let others: readonly ContentFile[] = [];
  let last: ContentFile | undefined;
  const findSavedProblems = () => new Set(checkContent(collect(others)).problems.map(formatProblem));
  let savedProblems = once(findSavedProblems);
  const everyImage = new Proxy<Record<string, ImageFile>>({}, { get: (_, name) => images.find(String(name)) });

  /** Returns content as the build reads it. What is saved is published, or will be: an edit must not lose its URLs. */
  function collect(files: readonly ContentFile[]): Content {
    const names = listImages(files).map(({ key }) => key);
    return {
      day: today(files),
      files,
      refused: [],
      // The editor has not reported yet whether it has the unknown ones.
      publicFiles: [...Object.keys(built.publicFiles), ...images.names(), ...images.unknown(names)],
      // The editor does not read images next to a Markdown file.
      contentFiles: names.filter((name) => name.startsWith('content/')),
      earlier: { files: others, renames: new Map() },
    };
  }

  return {
    setContent(files: readonly EditedFile[]) {
      others = [...files, ...built.content].flatMap((file) => parseEdited(file) ?? []).sort(byName);
      savedProblems = once(findSavedProblems);
    },
    inspect({ file, data }: EditedFile): InspectedDraft {
      const draft = { file, data: withNames(data, images.named) };
      const written = parse(draft);
      const saved = others.find((other) => other.file === written.file);
      // A new file whose URL is taken gets another name, next to the file that has it.
      const source = saved && file.endsWith('/') ? parse({ ...draft, file: toOtherName(written.file) }) : written;
      last = source;
      const entry = isEntry(source) ? source : repairEntry(source, today(others));
      const shown = entry ?? source;
      const content = collect([...others.filter((other) => other.file !== source.file), shown].sort(byName));
      const site = entry && render(entry, content);
      return {
        site,
        entry,
        source,
        hasOldImage: SHOWN_SOCIALLY.some((field) => valueAt(source.data, [field]) !== valueAt(saved?.data, [field])),
        check: () => {
          const { isDraft, from } = source;
          return {
            ...diagnoseAll(source, shown, content, written),
            scheduledFor:
              site && from && !isDraft && !isShown(source, content.day)
                ? formatDate(from, getDateLanguage(site.company))
                : undefined,
            suggestions: listSuggestions(site),
            removal: {
              links: listLinksTo(shown, content.files),
              url: isShown(source, content.day) ? [REMOVED_PAGES] : [],
            },
          };
        },
      };
    },
  };

  function parse(draft: EditedFile): ContentFile {
    const file = parseEdited(draft, last);
    if (!file) throw new Error(`${draft.file} is in no folder of content/.`);
    return file;
  }

  function diagnoseAll(source: ContentFile, shown: ContentFile, content: Content, written: ContentFile) {
    const { problems, notes } = checkContent(content);
    const uses = listImages([shown]);
    const faults = uses.flatMap((use) => {
      const fault = images.findFault(use.key);
      return fault ? [atMention(use, fault)] : [];
    });
    const isNew = (problem: Problem) =>
      problem.file === source.file ? isAsWritten(problem, source, shown) : !savedProblems().has(formatProblem(problem));
    const diagnostics = [...problems, ...faults]
      .filter(isNew)
      .map((problem) =>
        problem.kind === 'url' ? diagnoseLoss(problem, source, content.day) : diagnose(problem, source, content.files),
      );
    // An empty field has no further problem.
    const emptyAt = (keyPath: string) =>
      diagnostics.find((diagnostic) => diagnostic.empty && diagnostic.keyPath === keyPath);
    const ownNotes = notes.filter((note) => note.file === source.file && isAsWritten(note, source, shown));
    return {
      problems: [
        ...new Set(diagnostics.map((diagnostic) => emptyAt(diagnostic.keyPath) ?? diagnostic)),
        ...[...ownNotes, ...findReplacedImages(source), ...findNarrowPhotos(uses)].map((note) =>
          asNote(diagnose(note, source, content.files)),
        ),
        ...(source === written ? [] : [noteOtherUrl(source, written)]),
      ],
      wanted: images.unknown(uses.map(({ key }) => key)),
    };
  }

  /** Returns a note for each photo that is smaller than its place. */
  function findNarrowPhotos(uses: readonly ImageUse[]): Problem[] {
    return uses.flatMap((use) => {
      const image = images.find(use.key);
      const fault = image.kind === 'photo' ? narrowFault(use, image.width) : undefined;
      return fault ? [atMention(use, fault)] : [];
    });
  }

  /** Returns a note for the alt text of each image that is not the saved one. */
  function findReplacedImages(source: ContentFile): Problem[] {
    const saved = others.find(({ file }) => file === source.file);
    if (!saved) return [];
    return textsWithRole('image', source.type.schema, source.data).flatMap(({ path, value }) => {
      const altPath = [...path.slice(0, -1), `${String(path.at(-1))}Alt`];
      const alt = valueAt(source.data, altPath);
      const isReplaced = typeof valueAt(saved.data, path) === 'string' && valueAt(saved.data, path) !== value;
      if (!isReplaced || alt === undefined || alt !== valueAt(saved.data, altPath)) return [];
      return [atField(source, altPath, { expected: 'what the new image shows', found: describeValue(alt) })];
    });
  }

  function render(entry: Entry, content: Content): Site | undefined {
    const files = content.files.filter((file) => file === entry || isShown(file, content.day));
    try {
      const fileSizes = built.publicFiles;
      return buildSite({ content: { ...content, files }, withDrafts: true, images: everyImage, fileSizes });
    } catch {
      // The company's file or the shared copy is missing.
      return undefined;
    }
  }
}

/** Returns whether a problem is of the draft as it is written, and not of what a repair has put in its place. */
const isAsWritten = (problem: Problem, source: ContentFile, { data }: ContentFile): boolean =>
  problem.kind !== 'field' ||
  (source.problems?.includes(problem) ?? false) ||
  JSON.stringify(valueAt(source.data, problem.path)) === JSON.stringify(valueAt(data, problem.path));

const asNote = (diagnostic: Diagnostic): Diagnostic => ({
  ...diagnostic,
  message: `Note: ${diagnostic.message}`,
  isNote: true,
});

const REMOVED_PAGES: Diagnostic = {
  message: LABELS.removedPages,
  file: COMPANY_FILE,
  keyPath: 'gone',
  isNote: false,
};

/** Returns the places of other files that link to the page of a draft, at each of its URLs, as problems of these. */
const listLinksTo = (source: ContentFile, files: readonly ContentFile[]): Diagnostic[] =>
  files.flatMap((file) => {
    const links = file.file === source.file ? [] : listMentions(file, 'link');
    return links
      .filter(({ url }) => isUrlOf(source, url.replace(/[?#].*$/, '')))
      .map((link) => {
        const fault = { expected: 'another page, once this one is gone', found: describeValue(link.url) };
        return diagnose(atMention(link, fault), source, files);
      });
  });

const isUrlOf = ({ path, alsoAt, aliases }: ContentFile, url: string) => [path, ...alsoAt, ...aliases].includes(url);

const listSuggestions = (site: Site | undefined): Suggestions =>
  site ? allPages(site).map(({ path, name }) => [path, name] as const) : [];

const today = (files: readonly ContentFile[]) => buildDay(readTimeZone(files), {});

const byName = (a: ContentFile, b: ContentFile) => (a.file < b.file ? -1 : 1);

function withNames(value: unknown, named: (text: string) => string): unknown {
  if (typeof value === 'string') return value.includes('blob:') ? named(value) : value;
  return mapParts(value, (part) => withNames(part, named));
}

const toOtherName = (file: string) => file.replace(/\.md$/, '-1.md');

/** Notes the URL of a new page whose title another page has. */
const noteOtherUrl = (source: ContentFile, written: ContentFile): Diagnostic => ({
  message: LABELS.otherUrl(source.path ?? source.slug, written.path ?? written.slug),
  isNote: true,
  keyPath: 'title',
});
