import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { MODEL } from '../../app/model';
import { type ContentType, contentTypesOf } from '../../lib/content/content-types';
import { type Inspection, inspectContent, loadContent } from '../../lib/content/inspect';
import { didYouMean, formatProblem, oneOf } from '../../lib/content/problems';
import type { Sections } from '../../lib/definitions/section';
import { isRecord } from '../../lib/shared/schema';
import { slugFrom } from '../../lib/shared/slug-from';
import { draftOf, type NamedSection } from '../forms/draft';
import { UsageError } from './command';
import { reasonOf } from './request';

const SECTIONS: Sections = MODEL.sections;
/** A list belongs to the page of its collection. */
const OFFERED = Object.keys(SECTIONS).filter((name) => !SECTIONS[name]?.showsList);
const USUAL = ['hero', 'paragraphs', 'cards', 'call-to-action'];

/** Content types with several files, such as post and page. */
const TYPES = contentTypesOf(MODEL).filter(({ singular }) => singular !== undefined);

const USAGE = `How to use it:

${TYPES.map(({ singular }) => `  npm run new ${singular} "The title of the ${singular}"`).join('\n')}
  npm run new page "Careers" -- --sections hero,body,cards,call-to-action
  npm run new page "Terms of use" -- --folder legal

A post is dated today. For another day:  npm run new post "The title" -- --date 2026-01-31
A page is made of sections, in any order and any number: ${OFFERED.join(', ')}.`;

/** Writes a valid draft for the arguments of `npm run new`, or nothing. @returns a message @throws UsageError */
export function makeDraft(args: readonly string[], content: string): string {
  const { values, positionals } = parse(args);
  const [word, ...words] = positionals;
  const title = words.join(' ').trim();
  const sections = (values.sections?.split(',') ?? USUAL).map(findSection);
  const type = TYPES.find(({ singular }) => singular === word);
  if (!type) {
    const names = TYPES.flatMap(({ singular }) => singular ?? []);
    const fault = word ? `expected ${oneOf(names, word)}, found "${word}".` : 'Name a content type.';
    throw new UsageError(`${fault}\n\n${USAGE}`);
  }
  if (!title) throw new UsageError(`The ${word} needs a title, in quotes.\n\n${USAGE}`);
  const slug = slugFrom(title);
  if (!slug) throw new UsageError('The title needs at least one letter from a to z or a digit for its URL.');

  const name = [...(type.isNested ? (values.folder ?? '').split('/').map(slugFrom).filter(Boolean) : []), slug].join(
    '/',
  );
  const file = `content/${type.folder}/${name}.md`;
  const target = path.join(content, type.folder, `${name}.md`);
  if (fs.existsSync(target)) throw new UsageError(`${file} exists already and is unchanged. Choose another title.`);
  const before = inspectContent(content, MODEL);
  const known = faultsOf(content);
  const url = type.urlOf?.(name) ?? '';
  const data = {
    title,
    date: values.date ?? before.day,
    order: nextOrder(type, before),
    url,
    targets: targetsOf(before),
  };
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, draftOf(type, data, type.collection ? [] : sections));

  // Of two files with the same URL or title, the later is reported, which may be another file.
  const problems = faultsOf(content).filter((problem) => !known.includes(problem));
  if (problems.length > 0) {
    fs.rmSync(target);
    throw new UsageError(`Nothing was written:\n${problems.join('\n')}`);
  }
  return `Wrote ${file}, a draft.

What to do next:
  1. Open ${file} in any text editor and replace the example words.
  2. npm run dev       shows it at http://localhost:3000${url} while you write
  3. npm run content   lists what is missing or too long
  4. When it is finished, delete the line "draft: true", commit and push.${
    type.collection?.list ? '' : '\n  5. To show it in the menu or the footer, add a link to content/site.md.'
  }`;
}

/** Returns the problems of all files, and the fields that drafts lack: a new one lacks none, so that it has a page. */
const faultsOf = (content: string): string[] =>
  [...inspectContent(content, MODEL).problems, ...loadContent(content, MODEL).notes].map(formatProblem);

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const options = { date: text, folder: text, sections: text };
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw new UsageError(`${reasonOf(error)}\n\n${USAGE}`);
  }
}

function findSection(typed: string): NamedSection {
  const name = typed.trim();
  const section = SECTIONS[name];
  if (section) return [name, section];
  const expected = `one or more of ${OFFERED.join(', ')}${didYouMean(name, OFFERED)}`;
  throw new UsageError(`--sections: expected ${expected}, found "${name}".`);
}

/** Returns the contact page, and the first published post and case study. */
function targetsOf({ documents }: Inspection) {
  const shown = documents.filter(({ isShown, until }) => isShown && until === undefined);
  const contact = shown.find(({ data }) => isRecord(data) && data.kind === 'contact');
  const firstOf = (singular: string) => shown.find(({ type }) => type.singular === singular)?.path;
  return { link: contact?.url ?? '/', post: firstOf('post'), 'case-study': firstOf('case-study') };
}

function nextOrder({ folder }: ContentType, { documents }: Inspection): number {
  const orders = documents.flatMap(({ type, data }) =>
    type.folder === folder && isRecord(data) && typeof data.order === 'number' ? [data.order] : [],
  );
  return Math.min(999, Math.max(0, ...orders) + 1);
}
