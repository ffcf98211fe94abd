/** Wrong content, as one edit of a good file each, and what the check must say of it. */
import { formatProblem, inspectContent } from './content';
import { copyContent, edit } from './content-folder';
import { expect, test } from './test';

export const POST = 'blog/change-in-employee-engagement-perception.md';
export const HOME = 'pages/home.md';
export const INDUSTRY = 'industries/healthcare.md';
export const PRODUCT = 'products/lims.md';
export const STUDY = 'case-studies/application-migration-iris.md';
export const SITE = 'site.md';

export type Case = {
  name: string;
  /** File the edit is made in, or that is written anew. */
  file: string;
  change: (source: string) => string;
  /** What each told problem must match, in order of file and line. */
  told: RegExp[];
  /** The file that is named, where it is not the one edited. */
  toldIn?: string;
};

/** Replaces a front matter field of one line. */
export const field = (name: string, value: string) => (source: string) =>
  edit(source, new RegExp(`^${name}: .*$`, 'm'), value === '' ? `# ${name} is gone` : `${name}: ${value}`);
export const anew = (text: string) => () => text;

/** One test a case, all in one copy of the content: files that are as they were are not read again. */
export function testCases(cases: readonly Case[]) {
  let content: ReturnType<typeof copyContent>;
  test.beforeAll(() => {
    content = copyContent();
  });
  test.afterAll(() => content.dispose());

  for (const { name, file, change, told, toldIn = file } of cases) {
    test(`stops at ${name}`, () => {
      const before = content.read(file);
      try {
        content.write(file, change(before));
        const problems = inspectContent(content.root).problems.map(formatProblem);
        for (const pattern of told) expect(problems).toContainEqual(expect.stringMatching(pattern));
        expect(problems.join('\n'), 'the file is named').toContain(`content/${toldIn}:`);
      } finally {
        if (before === '') content.remove(file);
        else content.write(file, before);
      }
    });
  }
}
