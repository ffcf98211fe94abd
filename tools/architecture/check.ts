/** Holds source files against the rooms. Each violation is one line: file, line, what is wrong, what to do instead. */
import { CLIENT_CODE, type Room, roomOf } from './rooms';
import { type Import, readSources, type Source } from './sources';

const isAllowedPackage = (module: string, { packages }: Room) =>
  packages === 'all' || packages.some((name) => module === name || module.startsWith(`${name}/`));

/** @returns why an import is wrong and what to do instead; undefined where it is fine */
function refuse(found: Import, folder: string, room: Room): string | undefined {
  if ('module' in found) {
    if (found.isNode) return room.node ? undefined : `${found.module}, which no browser has. ${room.instead}`;
    return isAllowedPackage(found.module, room) ? undefined : `the package ${found.module}. ${room.instead}`;
  }
  const target = roomOf(found.path)?.folder;
  if (target === undefined) return `${found.path}, which is in no room.`;
  return target === folder || room.imports.includes(target) ? undefined : `${found.path}. ${room.instead}`;
}

function checkFile({ file, imports, isClient }: Source): string[] {
  const place = roomOf(file);
  if (!place)
    return [`${file}:1  is in no room. Move it to one, or say in tools/architecture/rooms.ts what it may import.`];
  const { folder, room } = place;
  const problems = imports.flatMap((found) => {
    const refused = refuse(found, folder, room);
    return refused ? [`${file}:${found.line}  must not import ${refused}`] : [];
  });
  if (isClient && !CLIENT_CODE.some((name) => file === name || (name.endsWith('/') && file.startsWith(name)))) {
    problems.push(
      `${file}:1  must not be 'use client'. Move the part that answers the visitor to components/islands and pass it plain data.`,
    );
  }
  return problems;
}

/** @returns the shortest way along the imports from a file back to itself; undefined where there is none */
function findWayBack(start: string, graph: ReadonlyMap<string, readonly string[]>): string[] | undefined {
  const ways = [[start]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const next of graph.get(way.at(-1) ?? start) ?? []) {
      if (next === start) return way;
      if (!seen.has(next)) ways.push([...way, next]);
      seen.add(next);
    }
  }
  return undefined;
}

function findCircularImports(sources: readonly Source[]): string[] {
  const graph = new Map(
    sources.map(({ file, imports }) => [file, imports.flatMap((found) => ('path' in found ? [found.path] : []))]),
  );
  const circles = new Map<string, string[]>();
  for (const { file } of sources) {
    const way = findWayBack(file, graph);
    if (way) circles.set([...way].sort().join(), way);
  }
  return [...circles.values()].map(
    ([first = '', ...rest]) =>
      `${first}:1  imports itself: ${[first, ...rest, first].join(' → ')}. Move what they share to a file that imports none of them.`,
  );
}

/**
 * Checks every source file below a folder.
 * @returns one line a violation
 * @throws where a file cannot be parsed, naming it
 */
export function checkArchitecture(root: string): string[] {
  const sources = readSources(root);
  return [...sources.flatMap(checkFile), ...findCircularImports(sources)];
}
