import fs from 'node:fs';
import path from 'node:path';
import type { PictureUse } from '../../lib/content/checks/pictures';
import type { Fault } from '../../lib/content/photo-limits';
import type { Problem } from '../../lib/content/problems';
import type { PictureIndex } from '../../lib/content/read';
import type { Picture } from '../../lib/shared/picture';
import { type Drawing, readDrawing } from './drawing';
import { CACHE, hashOf, INDEX, isDrawing, PUBLISHED, pathOf, plainName, writeWhole } from './file';
import { cached, encode, faultOf, measure, RECIPE } from './photo';

const byKey = (uses: readonly PictureUse[]) => [...new Set(uses.map(({ key }) => key))].sort();

/** Checks every image that the content names. @returns a problem for each use of an invalid image */
export async function inspectPictures(uses: readonly PictureUse[], contentRoot: string): Promise<Problem[]> {
  const faults = new Map<string, Fault>();
  for (const key of byKey(uses)) {
    const fault = await look(pathOf(key, contentRoot), key);
    if (fault) faults.set(key, fault);
  }
  return uses.flatMap(({ key, file, line, field }) => {
    const fault = faults.get(key);
    return fault ? [{ file, line: line(), field, expected: fault.expected, found: `${fault.found} (${key})` }] : [];
  });
}

async function look(file: string, key: string): Promise<Fault | undefined> {
  if (isDrawing(key)) {
    const forms = [file, formOf(file, 'narrow'), formOf(file, 'landing')].filter((form) => fs.existsSync(form));
    const results = forms.map((form) => readDrawing(fs.readFileSync(form, 'utf8')));
    const [found] = results.flatMap((result) => ('fault' in result ? [result.fault] : []));
    return found ? { expected: 'a drawing without anything active in it', found } : undefined;
  }
  // Reading a large photo takes a second: a valid one is not read again.
  const mark = path.join(CACHE, `${hashOf(fs.readFileSync(file))}.sound`);
  if (fs.existsSync(mark)) return undefined;
  const fault = await faultOf(file);
  if (!fault) writeWhole(mark, '');
  return fault;
}

/** Makes the variants of all images, their index and public/pictures. @returns how many files it made */
export async function preparePictures(uses: readonly PictureUse[], contentRoot: string): Promise<number> {
  const index: PictureIndex = {};
  const published = new Map<string, string>();
  let made = 0;
  for (const key of byKey(uses)) {
    const file = pathOf(key, contentRoot);
    if (isDrawing(key)) {
      index[key] = prepareDrawing(key, file, published);
      continue;
    }
    const hash = `${hashOf(fs.readFileSync(file))}-${RECIPE}`;
    const photo = await measure(file);
    made += await encode(file, hash, photo);
    const name = `${plainName(key)}-${hash}`;
    index[key] = { kind: 'photo', name, ...photo };
    for (const wide of photo.widths) {
      for (const format of ['avif', 'webp']) published.set(`${name}-${wide}.${format}`, cached(hash, wide, format));
    }
  }
  publish(published);
  const text = JSON.stringify(index, null, 1);
  if (!fs.existsSync(INDEX) || fs.readFileSync(INDEX, 'utf8') !== text) writeWhole(INDEX, text);
  return made;
}

/** An illustration below public/ keeps its URL; one next to its text is published under another name. */
function prepareDrawing(key: string, file: string, published: Map<string, string>): Picture {
  const address = (of: string, shown: string) => {
    if (key.startsWith('/')) return encodeURI(shown);
    const name = `${plainName(shown)}-${hashOf(fs.readFileSync(of))}.svg`;
    published.set(name, of);
    return `/pictures/${name}`;
  };
  const drawing = (of: string, shown: string): Drawing & { src: string } => {
    const result = readDrawing(fs.readFileSync(of, 'utf8'));
    if ('fault' in result) throw new Error(`${shown}: ${result.fault}`);
    return { src: address(of, shown), ...result.drawing };
  };
  const form = (name: 'narrow' | 'landing') =>
    fs.existsSync(formOf(file, name)) ? { [name]: drawing(formOf(file, name), formOf(key, name)) } : {};
  return { kind: 'drawing', ...drawing(file, key), ...form('narrow'), ...form('landing') };
}

const formOf = (file: string, form: string) => file.replace(/\.svg$/i, `.${form}.svg`);

function publish(files: ReadonlyMap<string, string>) {
  if (files.size === 0) return fs.rmSync(PUBLISHED, { recursive: true, force: true });
  fs.mkdirSync(PUBLISHED, { recursive: true });
  for (const name of fs.readdirSync(PUBLISHED)) if (!files.has(name)) fs.rmSync(path.join(PUBLISHED, name));
  for (const [name, source] of files) {
    const target = path.join(PUBLISHED, name);
    if (!fs.existsSync(target)) fs.copyFileSync(source, target);
  }
}
