/** The order of the rooms, which docs/architecture.md describes. */
import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

/** From above: a file imports from its own room and from those below it. A folder that is not listed belongs to the room around it. */
const ROOMS = [
  'scripts',
  'export',
  'editor',
  'app',
  'components/templates',
  'components/sections',
  'components/layout',
  'components/parts',
  'islands',
  'islands/hints',
  'islands/toasts',
  'islands/runtime',
  'ui',
  'lib/images',
  'lib/site',
  'lib/content',
  'lib/markdown',
  'lib/model',
  'lib/url',
  'lib',
  'hosts',
];

/** Returns the floor of a file's room, from 0 at the top; -1 for a file in no room. */
const findFloor = (file: string) => {
  const rooms = ROOMS.filter((room) => `${file}/`.startsWith(`${room}/`));
  return ROOMS.indexOf(rooms.sort((a, b) => b.length - a.length)[0] ?? '');
};

const listCode = (room: string) =>
  fs
    .readdirSync(room, { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(room, name.split(path.sep).join('/')))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));

/** Lists the files that a file of the project imports, for their types, too. */
function listImports(file: string): string[] {
  const names = fs.readFileSync(file, 'utf8').matchAll(/(?:\bfrom|\bimport\(|^import) ?'(@\/|\.)([^']*)'/gm);
  return [...names].map(([, start, name = '']) =>
    start === '@/' ? name : path.posix.join(path.posix.dirname(file), `.${name}`),
  );
}

test('imports from the same room and from those below it', () => {
  const files = new Set(ROOMS.flatMap(listCode));
  assert.ok(files.size > 250, `${files.size} files`);
  const wrong = [...files].flatMap((file) =>
    listImports(file)
      .filter((imported) => findFloor(imported) < findFloor(file))
      .map((imported) => `${file} imports ${imported}`),
  );
  assert.deepEqual(wrong, []);
});
