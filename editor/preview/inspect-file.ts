import { checkContent } from '../../lib/content/check';
import {
  atUrlUse,
  type Content,
  type ContentFile,
  isEntry,
  isPublished,
  listUrlUses,
} from '../../lib/content/content-file';
import { buildDay, readTimeZone } from '../../lib/content/day';
import { type ImageUse, listImages } from '../../lib/content/rules/images';
import { COMPANY_FILE } from '../../lib/model/kinds';
import { once } from '../../lib/model/once';
import { checkWidth } from '../../lib/model/photo-limits';
import { formatProblem, type Problem, type UnplacedProblem } from '../../lib/model/problems';
import { mapParts } from '../../lib/model/walk';
import { buildSite } from '../../lib/site/build-site';
import { formatDate, getDateLanguage } from '../../lib/site/format-date';
import { allPages } from '../../lib/site/pages';
import type { Site } from '../../lib/site/types';
import { labelField } from '../field-labels';
import { LABELS } from '../labels';
import type { Checked, EditedFile, FormProblem } from '../session';
import { nameEntry, nameLink, placeInForm, toFormProblem, toLostUrl } from './form-problem';
import type { PreviewImages } from './images';
import { parseEdited } from './parse-edited';

/** What the last build has and the editor does not read. */
export type BuiltFiles = {
  /** Files of public/ in the export, with their size in bytes. */
  publicFiles: Readonly<Record<string, number>>;
  /** Content files without a form. */
  content: readonly EditedFile[];
  /** What says which URLs are published. */
  published: readonly EditedFile[];
};

export type InspectedFile = {
  /** The file, valid or not, as the build would parse it. */
  edited: ContentFile;
  /** The site with the file, or with its saved version while it is not valid; undefined if it cannot be rendered. */
  site: Site | undefined;
  /** Checks the file: slow, so it runs after the page is rendered. */
  check: () => Checked & { wanted: readonly string[] };
};

/** Creates functions that check a file as the build does, and build the site with it. Unchanged files are not parsed again. */
export function createInspector(built: BuiltFiles, images: PreviewImages) {
  const published = built.published.flatMap((file) => parseEdited(file) ?? []);
  let savedFiles: readonly ContentFile[] = [];
  /** The files of the last build, and those that are newer: no edit may lose their URLs. */
  let earlierFiles: readonly ContentFile[] = published;
  let savedProblems = once(() => new Set<string>());
  let last: ContentFile | undefined;

  return {
    setContent(files: readonly EditedFile[]) {
      savedFiles = sorted([...files, ...built.content].flatMap((file) => parseEdited(file) ?? []));
      const names = new Set(published.map(({ file }) => file));
      earlierFiles = [...published, ...savedFiles.filter(({ file }) => !names.has(file))];
      savedProblems = once(() => new Set(checkContent(collect(savedFiles)).problems.map(formatProblem)));
    },
    inspect(form: EditedFile): InspectedFile {
      const edited = parse({ ...form, data: withNames(form.data, images.named) });
      last = edited;
      const saved = savedFiles.find(({ file }) => file === edited.file);
      const content = collect(sorted([...savedFiles.filter((other) => other !== saved), edited]));
      const site = render(content, edited, isEntry(edited) ? edited : saved);
      return {
        edited,
        site,
        check: () => {
          const uses = listImages([edited]);
          return {
            problems: listProblems(edited, content, uses),
            links: saved ? listLinksTo(edited, content.files) : [],
            scheduledFor: site && readDayToCome(edited, content.day, getDateLanguage(site.company)),
            suggestions: site ? allPages(site).map(({ path, name }) => [path, name] as const) : [],
            wanted: images.unknown(uses.map(({ key }) => key)),
          };
        },
      };
    },
  };

  /** A new file whose name is taken gets another one, next to the file that has it. */
  function parse(form: EditedFile): ContentFile {
    const edited = parseEdited(form, last);
    if (!edited) throw new Error(`${form.file} is in no folder of content/.`);
    const isTaken = form.file.endsWith('/') && savedFiles.some(({ file }) => file === edited.file);
    return isTaken ? parse({ ...form, file: edited.file.replace(/\.md$/, '-1.md') }) : edited;
  }

  /** Returns content as the build reads it. */
  function collect(files: readonly ContentFile[]): Content {
    const names = listImages(files).map(({ key }) => key);
    return {
      day: buildDay(readTimeZone(files), {}),
      files,
      refused: [],
      // The editor has not reported yet whether it has the unknown ones.
      publicFiles: [...Object.keys(built.publicFiles), ...images.names(), ...images.unknown(names)],
      // The editor does not read images next to a Markdown file.
      contentFiles: names.filter((name) => name.startsWith('content/')),
      earlier: earlierFiles,
    };
  }

  /** @param published the edited file, or its saved version */
  function render(content: Content, edited: ContentFile, published: ContentFile | undefined): Site | undefined {
    const others = content.files.filter((file) => file !== edited && isPublished(file, content.day));
    try {
      return buildSite({
        content: { ...content, files: sorted(published ? [...others, published] : others) },
        withDrafts: true,
        findImage: images.find,
        fileSizes: built.publicFiles,
      });
    } catch {
      // The company's file or the shared copy is missing.
      return undefined;
    }
  }

  /** Returns the problems of a file, and those that it causes elsewhere. */
  function listProblems(edited: ContentFile, content: Content, uses: readonly ImageUse[]): FormProblem[] {
    const { problems, notes } = checkContent(content);
    const isNew = (problem: Problem) => problem.file === edited.file || !savedProblems().has(formatProblem(problem));
    const toOwnWords = (problem: Problem) => {
      if (problem.place !== 'url') return toFormProblem(problem, edited, content.files);
      const lost = toLostUrl(problem, edited, content.day);
      // It stops the build, but not the save.
      return edited.isDraft ? asNote(lost) : lost;
    };
    const formProblems = [...problems, ...atUses(uses, ({ key }) => images.findProblem(key))]
      .filter(isNew)
      .map(toOwnWords);
    // An empty field has no further problem. A text has fields of its own.
    const emptyAt = ({ keyPath }: FormProblem) =>
      formProblems.find((other) => other.empty && other.keyPath === keyPath && keyPath !== 'body');
    const ownNotes = [...notes.filter(({ file }) => file === edited.file), ...atUses(uses, findNarrow)];
    // Whoever has taken a page off the site adds its URL to this file.
    const lost = edited.file === COMPANY_FILE ? problems.filter((each) => each.place === 'url' && !isNew(each)) : [];
    return [
      ...new Set(formProblems.map((formProblem) => emptyAt(formProblem) ?? formProblem)),
      ...ownNotes.map((note) => asNote(toFormProblem(note, edited, content.files))),
      ...lost.map((problem) => asNote(toOwnWords(problem))),
    ];
  }

  /** Finds a photo that is smaller than its place. */
  function findNarrow(use: ImageUse): UnplacedProblem | undefined {
    const image = images.find(use.key);
    return image.kind === 'photo' ? checkWidth(use, image.width) : undefined;
  }
}

const atUses = (uses: readonly ImageUse[], find: (use: ImageUse) => UnplacedProblem | undefined): Problem[] =>
  uses.flatMap((use) => {
    const problem = find(use);
    return problem ? [atUrlUse(use, problem)] : [];
  });

const asNote = (formProblem: FormProblem): FormProblem => ({
  ...formProblem,
  message: `Note: ${formProblem.message}`,
  isNote: true,
});

const readDayToCome = (edited: ContentFile, day: string, language: string): string | undefined =>
  edited.from !== undefined && !edited.isDraft && !isPublished(edited, day)
    ? formatDate(edited.from, language)
    : undefined;

/** Returns the places of other files that link to the page of a file, at each of its URLs, or show it, as problems of these. */
function listLinksTo(
  { file: own, path, alsoAt, aliases, kind, slug }: ContentFile,
  files: readonly ContentFile[],
): FormProblem[] {
  const urls = [path, ...alsoAt, ...aliases];
  return files
    .filter(({ file }) => file !== own)
    .flatMap((file) => {
      const links = listUrlUses(file, 'link').filter(({ url }) => urls.includes(url.replace(/[?#].*$/, '')));
      const shown = isEntry(file)
        ? file.markedTexts().filter(({ role, value }) => role === kind.singular && value === slug)
        : [];
      const at = { file: file.file, entry: nameEntry(file), isNote: false };
      return [
        ...links.map((link) => ({
          ...at,
          message: LABELS.linkToPage(nameLink(link, file)),
          ...placeInForm(link),
        })),
        ...shown.map((field) => ({
          ...at,
          message: LABELS.showsPage(labelField(file, field.path)),
          keyPath: field.path.join('.'),
        })),
      ];
    });
}

const sorted = (files: readonly ContentFile[]): ContentFile[] => files.toSorted((a, b) => (a.file < b.file ? -1 : 1));

/** Returns the fields with the names that chosen photos get when they are saved. */
function withNames(value: unknown, named: (text: string) => string): unknown {
  if (typeof value === 'string') return value.includes('blob:') ? named(value) : value;
  return mapParts(value, (part) => withNames(part, named));
}
