/** The editor at /admin/, in a browser whose folder dialog hands over a private file system with the project's content in it. */
import fs from 'node:fs';
import path from 'node:path';
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { FIXTURE_CONTENT } from '../../scripts/test/roots';
import { INDUSTRY as INDUSTRY_FILE, POST as POST_FILE } from './content';

export type Files = Record<string, string>;

/** A post and an industry: their files, and where the editor has their forms. */
export const POST = `content/${POST_FILE}`;
export const AT_POST = '/collections/blog/entries/change-in-employee-engagement-perception';
export const INDUSTRY = `content/${INDUSTRY_FILE}`;
export const AT_INDUSTRY = '/collections/industries/entries/healthcare';

/** The fixture content, by the names of its files from the project's root. */
export function contentFiles(): Files {
  const names = fs.readdirSync(FIXTURE_CONTENT, { recursive: true, encoding: 'utf8' });
  return Object.fromEntries(
    names
      .filter((name) => name.endsWith('.md'))
      .map((name) => [`content/${name}`, fs.readFileSync(path.join(FIXTURE_CONTENT, name), 'utf8')]),
  );
}

/** The text of the post with another body. */
export const withBody = (body: string) => `${/^---\n[\s\S]*?\n---\n/.exec(contentFiles()[POST] ?? '')?.[0]}\n${body}\n`;

/** Writes files into the folder of the project, all at once: each one alone takes 60 ms. */
export const writeFiles = (page: Page, files: Files) =>
  page.evaluate(async (entries) => {
    const root = await navigator.storage.getDirectory();
    const write = async ([name, text]: readonly [string, string]) => {
      const parts = `project/${name}`.split('/');
      const file = parts.pop() ?? name;
      let folder = root;
      for (const part of parts) folder = await folder.getDirectoryHandle(part, { create: true });
      const stream = await (await folder.getFileHandle(file, { create: true })).createWritable();
      await stream.write(text);
      await stream.close();
    };
    await Promise.all(entries.map(write));
  }, Object.entries(files));

/** Opens the editor on a folder with these files. @param at what is opened first: /collections/blog */
export async function openEditor(page: Page, files: Files, at = '') {
  await page.addInitScript(() => {
    const pick = async () => (await navigator.storage.getDirectory()).getDirectoryHandle('project', { create: true });
    Object.defineProperty(window, 'showDirectoryPicker', { value: pick, writable: true });
  });
  // The files are written while the editor loads.
  await page.goto(`/admin/#${at}`, { waitUntil: 'commit' });
  // A private file system outlives what is reset between tests.
  await page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    for await (const name of root.keys()) await root.removeEntry(name, { recursive: true });
  });
  await writeFiles(page, { '.git/HEAD': 'ref: refs/heads/main\n', ...files });
  await page.getByRole('button', { name: 'Work with Local Repository' }).click();
  // Sveltia's own start is not what a test of an entry measures.
  if (at.includes('/entries/')) await page.locator('iframe.preview').waitFor();
}

/** Opens another form, as its URL does. */
export const goTo = (page: Page, at: string) => page.evaluate((hash) => window.location.assign(hash), `#${at}`);

export const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

/** Collects the questions of the page from now on, and answers each in the same way. */
export function answerQuestions(page: Page, answer: 'accept' | 'dismiss'): string[] {
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.message());
    void dialog[answer]();
  });
  return questions;
}

const GITHUB = ['www.githubstatus.com', 'api.github.com'];

/** Returns the hosts of requests, without the page's own and GitHub's. */
export const otherHosts = (page: Page, requests: readonly string[]): string[] => {
  const known = [new URL(page.url()).host, ...GITHUB];
  // What the page makes itself (blob:) has no host.
  const asked = requests.map((url) => new URL(url)).filter(({ protocol }) => protocol.startsWith('http'));
  return [...new Set(asked.map(({ host }) => host))].filter((host) => !known.includes(host));
};

export const findPane = (page: Page): FrameLocator => page.frameLocator('iframe.preview');
export const findPreview = (page: Page): FrameLocator => findPane(page).frameLocator('iframe');
export const problemsIn = (page: Page) => findPane(page).locator('.pane-problems');

/** The form of a field, by the path the editor knows it by: sections.0.heading. */
export const findField = (page: Page, keyPath: string) => page.locator(`[data-key-path="${keyPath}"]`);

export async function fill(page: Page, keyPath: string, text = '') {
  const field = findField(page, keyPath);
  // The editor renders only fields in view.
  await field.scrollIntoViewIfNeeded();
  const input = field.getByRole('textbox').or(field.getByRole('combobox'));
  await input.first().fill(text);
}

/** Opens a field in a group or far below, as a click on the page does: it is not there until it comes near. */
export async function reach(page: Page, keyPath: string): Promise<Locator> {
  await page.evaluate((path) => window.editor?.open({ keyPath: path }), keyPath);
  return findField(page, keyPath);
}

/** Chooses a photo of the disk for a field. */
export async function uploadTo(page: Page, keyPath: string, file: string) {
  const field = findField(page, keyPath);
  await field.scrollIntoViewIfNeeded();
  await field.getByRole('button', { name: /Browse|Replace/ }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('dialog').getByRole('button', { name: 'Upload' }).click();
  await (await chooser).setFiles(file);
  await page.getByRole('dialog').getByRole('button', { name: 'Insert' }).click();
}

/** The text of a file of the private folder; '' while it is not there. */
export const readWords = async (page: Page, name: string) =>
  String(Buffer.from((await readBack(page, name)) ?? '', 'base64'));

/** A file of the private folder as base64, undefined while it is not there. */
export const readBack = (page: Page, name: string) =>
  page.evaluate(async (parts) => {
    try {
      const file = parts.pop() ?? '';
      let folder = await navigator.storage.getDirectory();
      for (const part of parts) folder = await folder.getDirectoryHandle(part);
      const bytes = new Uint8Array(await (await (await folder.getFileHandle(file)).getFile()).arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    } catch {
      return undefined;
    }
  }, `project/${name}`.split('/'));

/** Waits for a file that the editor has written, and whose text holds these words, and until its list is back. */
export async function saved(page: Page, name: string, words = ''): Promise<Buffer> {
  let bytes = Buffer.alloc(0);
  const isWritten = async () => {
    bytes = Buffer.from((await readBack(page, name)) ?? '', 'base64');
    return bytes.length > 0 && bytes.includes(words);
  };
  await expect.poll(isWritten, { intervals: [100] }).toBe(true);
  // The editor removes the form first. It goes back to the list later, in a view transition: from whatever a test has
  // opened meanwhile.
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  return bytes;
}
