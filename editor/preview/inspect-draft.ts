import { checkContent } from '../../lib/content/check';
import {
  atMention,
  type Content,
  type ContentFile,
  isEntry,
  isShown,
  listMentions,
} from '../../lib/content/content-file';
import { buildDay, readTimeZone } from '../../lib/content/day';
import { type ImageUse, listImages } from '../../lib/content/rules/images';
import type { ImageFile } from '../../lib/model/image-file';
import { once } from '../../lib/model/once';
import { narrowFault } from '../../lib/model/photo-limits';
import { formatProblem, type Problem } from '../../lib/model/problems';
import { mapParts } from '../../lib/model/values';
import { buildSite } from '../../lib/site/build-site';
import { formatDate, getDateLanguage } from '../../lib/site/format-date';
import { allPages } from '../../lib/site/pages';
import type { Site } from '../../lib/site/types';
import { LABELS } from '../labels';
import type { Checked, Diagnostic, EditedFile, Suggestions } from '../messages';
import { diagnose, diagnoseLoss, nameEntry, nameLink } from './diagnose';
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
  /** The draft, valid or not, as the build would parse it. */
  source: ContentFile;
  /** The site with the draft, or with its saved version while it is not valid; undefined if it cannot be rendered. */
  site: Site | undefined;
  /** Checks the draft: slow, so it runs after the page is rendered. */
  check: () => Checked & Wanted;
};

type Wanted = { wanted: readonly string[] };

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
      const content = collect([...others.filter((other) => other.file !== source.file), source].sort(byName));
      const site = render(source, content);
      return {
        source,
        site,
        check: () => {
          const { isDraft, from } = source;
          return {
            ...diagnoseAll(source, content, written),
            scheduledFor:
              site && from && !isDraft && !isShown(source, content.day)
                ? formatDate(from, getDateLanguage(site.company))
                : undefined,
            suggestions: listSuggestions(site),
            links: saved ? listLinksTo(source, content.files) : [],
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

  function diagnoseAll(source: ContentFile, content: Content, written: ContentFile) {
    const { problems, notes } = checkContent(content);
    const uses = listImages([source]);
    const faults = uses.flatMap((use) => {
      const fault = images.findFault(use.key);
      return fault ? [atMention(use, fault)] : [];
    });
    const isNew = (problem: Problem) => problem.file === source.file || !savedProblems().has(formatProblem(problem));
    const diagnostics = [...problems, ...faults]
      .filter(isNew)
      .map((problem) =>
        problem.kind === 'url' ? diagnoseLoss(problem, source, content.day) : diagnose(problem, source, content.files),
      );
    // An empty field has no further problem.
    const emptyAt = (keyPath: string) =>
      diagnostics.find((diagnostic) => diagnostic.empty && diagnostic.keyPath === keyPath);
    const ownNotes = [...notes.filter((note) => note.file === source.file), ...findNarrowPhotos(uses)];
    return {
      problems: [
        ...new Set(diagnostics.map((diagnostic) => emptyAt(diagnostic.keyPath) ?? diagnostic)),
        ...ownNotes.map((note) => asNote(diagnose(note, source, content.files))),
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

  function render(source: ContentFile, content: Content): Site | undefined {
    const shown = isEntry(source) ? source : others.find(({ file }) => file === source.file);
    const files = [
      ...content.files.filter((file) => file !== source && isShown(file, content.day)),
      ...(shown ? [shown] : []),
    ].sort(byName);
    try {
      const fileSizes = built.publicFiles;
      return buildSite({ content: { ...content, files }, withDrafts: true, images: everyImage, fileSizes });
    } catch {
      // The company's file or the shared copy is missing.
      return undefined;
    }
  }
}

const asNote = (diagnostic: Diagnostic): Diagnostic => ({
  ...diagnostic,
  message: `Note: ${diagnostic.message}`,
  isNote: true,
});

/** Returns the places of other files that link to the page of a draft, at each of its URLs, as problems of these. */
const listLinksTo = (source: ContentFile, files: readonly ContentFile[]): Diagnostic[] =>
  files.flatMap((file) => {
    const links = file.file === source.file ? [] : listMentions(file, 'link');
    return links
      .filter(({ url }) => isUrlOf(source, url.replace(/[?#].*$/, '')))
      .map((link) => ({
        message: LABELS.linkToPage(nameLink(link, file)),
        file: file.file,
        entry: nameEntry(file),
        keyPath: link.kind === 'text' ? 'body' : link.path.join('.'),
        isNote: false,
      }));
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
