import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { FROZEN_CONTENT } from '../../scripts/test/roots';

/**
 * Makes a throw-away copy of the frozen content.
 * @returns its path, and ways to read, change and remove its files, all named from the folder's root
 */
export function copyContent() {
  const root = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'content-')), 'content');
  fs.cpSync(FROZEN_CONTENT, root, { recursive: true });
  const at = (name: string) => path.join(root, name);
  /** A file's text, '' for a file that is not there. */
  const read = (name: string) => (fs.existsSync(at(name)) ? fs.readFileSync(at(name), 'utf8') : '');
  /** What changed files were. */
  const before = new Map<string, string>();
  const remember = (name: string) => before.set(name, before.get(name) ?? read(name));
  return {
    root,
    read,
    write: (name: string, text: string | Buffer) => {
      remember(name);
      fs.mkdirSync(path.dirname(at(name)), { recursive: true });
      fs.writeFileSync(at(name), text);
    },
    remove: (name: string) => {
      remember(name);
      fs.rmSync(at(name));
    },
    /** Takes all changes back. Files that nobody changed are not read again by whoever keeps them. */
    undo: () => {
      for (const [name, text] of before)
        text === '' ? fs.rmSync(at(name), { force: true }) : fs.writeFileSync(at(name), text);
      before.clear();
    },
    dispose: () => fs.rmSync(path.dirname(root), { recursive: true }),
  };
}

/**
 * Replaces a text that must be there, once.
 * @throws when the text is not there, so that a case cannot lose its edit unnoticed
 */
export function edit(source: string, from: string | RegExp, to: string): string {
  const result = source.replace(from, () => to);
  if (result === source) throw new Error(`nothing to replace: ${from}`);
  return result;
}
