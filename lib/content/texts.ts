/** Checks of what stands below the front matter, apart from its links. */
import { kindOf } from './kinds';
import type { Checked } from './links';
import { isElsewhere } from './picture-uses';
import { describeValue, type Problem } from './problems';

const SAFE_SCHEMES = /^(https?|mailto|tel):/i;

/** @returns problems that stop the build, and notes about what a page will not show as it was written */
export function checkTexts(files: readonly Checked[]): { problems: Problem[]; notes: Problem[] } {
  return {
    problems: files.flatMap((file) => [...unseenText(file), ...titles(file), ...picturesWithoutWords(file)]),
    notes: files.flatMap((file) => [...html(file), ...unsafe(file)]),
  };
}

/** A text that no page shows must not be lost in silence. */
function unseenText({ source }: Checked): Problem[] {
  const kind = kindOf(source.folder, source.name);
  const start = source.body.search(/\S/);
  if (kind?.body !== false || start < 0) return [];
  const line = source.bodyLine + source.body.slice(0, start).split('\n').length - 1;
  const [found = ''] = source.body.slice(start).split('\n');
  const expected = 'nothing below the closing ---: this page shows its fields only';
  return [{ file: source.file, line, field: 'text', expected, found: describeValue(found) }];
}

/** The page's title is its one heading of the first level. */
function titles({ source, outline }: Checked): Problem[] {
  return outline.titles.map(({ text, line }) => ({
    file: source.file,
    line: source.bodyLine + line - 1,
    field: 'heading',
    expected: "two or more # (one # is the page's title)",
    found: describeValue(`# ${text}`),
  }));
}

function picturesWithoutWords({ source, outline }: Checked): Problem[] {
  return outline.pictures
    .filter(({ alt }) => alt.trim() === '')
    .map(({ url, line }) => ({
      file: source.file,
      line: source.bodyLine + line - 1,
      field: 'picture',
      expected: `words for those who cannot see it, between the brackets: ![What it shows](${url})`,
      found: 'none',
    }));
}

function html({ source, outline }: Checked): Problem[] {
  return outline.html.map(({ text, line }) => ({
    file: source.file,
    line: source.bodyLine + line - 1,
    field: 'text',
    expected: 'markdown; HTML tags are left out of the page',
    found: describeValue(text),
  }));
}

function unsafe({ source, outline }: Checked): Problem[] {
  const links = outline.links
    .filter(({ url }) => isElsewhere(url) && !/^(\/\/|\\)/.test(url) && !SAFE_SCHEMES.test(url))
    .map((link) => ({
      ...link,
      expected: 'https:, mailto: or tel: before an address; its words are shown without a link',
    }));
  const pictures = outline.pictures
    .filter(({ url }) => isElsewhere(url))
    .map((picture) => ({ ...picture, expected: 'a picture of this site; its words are shown in its place' }));
  return [...links, ...pictures].map(({ url, line, expected }) => ({
    file: source.file,
    line: source.bodyLine + line - 1,
    field: 'address',
    expected,
    found: describeValue(url),
  }));
}
