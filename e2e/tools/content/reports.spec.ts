/** How problems are told: once each, with the field's own line, all in one run. */
import { spawnSync } from 'node:child_process';
import { symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatProblem, inspectContent } from '../../support/content';
import { field, POST, PRODUCT, STUDY } from '../../support/content-cases';
import { copyContent, edit } from '../../support/content-folder';
import { expect, test } from '../../support/test';

test('a mistake in the featured post is told once, not again where the post is named', () => {
  const content = copyContent();
  try {
    const source = content.read(POST);
    const other = edit(source, /^title: .*$/m, 'title: Another post of some kind');
    content.write(
      'blog/another.md',
      edit(other, /^description: .*\n( {2}.*\n)*/m, `description: ${'Another text. '.repeat(5)}\n`),
    );
    content.write(POST, edit(source, /^date: .*$/m, 'date: soon'));
    const { problems } = inspectContent(content.root);
    expect(problems.map(({ file, field }) => [file, field])).toEqual([[`content/${POST}`, 'date']]);
  } finally {
    content.dispose();
  }
});

test('stops at a file saved in another encoding than UTF-8', () => {
  const content = copyContent();
  try {
    const text = edit(content.read(POST), /^date:/m, '# Café\ndate:');
    for (const encoding of ['latin1', 'utf16le'] as const) {
      writeFileSync(path.join(content.root, POST), Buffer.from(text, encoding));
      expect(inspectContent(content.root).problems.map(formatProblem)).toContainEqual(
        expect.stringMatching(/content\/blog\/change-in.*:\d+ {2}file: expected text saved as UTF-8/),
      );
    }
  } finally {
    content.dispose();
  }
});

test('stops at a symbolic link, which another machine would not have', () => {
  const content = copyContent();
  try {
    symlinkSync(path.join(content.root, POST), path.join(content.root, 'blog/linked.md'));
    expect(inspectContent(content.root).problems.map(formatProblem)).toEqual([
      'content/blog/linked.md:1  file: expected a file of its own, found a symbolic link',
    ]);
  } finally {
    content.dispose();
  }
});

test('stops at a file the site cannot be without', () => {
  const content = copyContent();
  try {
    for (const file of ['shared/product.md', 'site.md']) content.remove(file);
    expect(inspectContent(content.root).problems.map(formatProblem)).toEqual([
      'content/shared/product.md:1  file: expected a file of this name, found nothing',
      'content/site.md:1  file: expected a file of this name, found nothing',
    ]);
  } finally {
    content.dispose();
  }
});

test("the line told is the field's own", () => {
  const content = copyContent();
  try {
    const broken = edit(content.read(POST), /^date: .*$/m, 'date: 15/03/24');
    content.write(POST, broken);
    const line = broken.split('\n').indexOf('date: 15/03/24') + 1;
    const { problems } = inspectContent(content.root);
    expect(problems.map(formatProblem)).toEqual([
      `content/${POST}:${line}  date: expected YYYY-MM-DD, found "15/03/24"`,
    ]);
  } finally {
    content.dispose();
  }
});

test('one run tells all wrong fields of all files, and ends with exit code 1', () => {
  const content = copyContent();
  try {
    content.write(POST, edit(edit(content.read(POST), /^date: .*$/m, 'date: 15/03/24'), /^excerpt:/m, 'exerpt:'));
    content.write(PRODUCT, field('stage', '9')(content.read(PRODUCT)));
    content.write(STUDY, '');
    const { status, stderr } = spawnSync('npx', ['tsx', 'scripts/content.ts', content.root], { encoding: 'utf8' });
    expect(status).toBe(1);
    for (const told of [
      `content/${POST}:`,
      'date: expected',
      'exerpt: expected',
      `content/${PRODUCT}:`,
      `content/${STUDY}:1`,
    ]) {
      expect(stderr).toContain(told);
    }
    expect(stderr).toContain('5 problems in 3 files');
  } finally {
    content.dispose();
  }
});
