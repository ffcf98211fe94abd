/** Reads what each source file imports. TypeScript 7 has no parser that JavaScript can call, so oxc parses. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

/** `path` is a file of the project, from its root; `module` is one of Node or of a package. */
export type Import = { line: number } & ({ path: string } | { module: string; isNode: boolean });

export type Source = { file: string; imports: Import[]; isClient: boolean };

const CODE = /\.[cm]?[jt]sx?$/;
const ENDINGS = ['', '.ts', '.tsx', '.d.ts', '.mjs', '.js', '/index.ts', '/index.tsx'];
/** What is installed, written by tools or served as it is. Folders whose name starts with a dot are left out, too. */
const NOT_OURS = new Set(['node_modules', 'out', 'public', 'test-results', 'playwright-report', 'next-env.d.ts']);

function listCode(root: string, folder = ''): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OURS.has(entry.name) || entry.name.startsWith('.')) return [];
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return listCode(root, file);
    return CODE.test(file) ? [file] : [];
  });
}

/** @returns the file that an import of the project means; where there is none, the path as it is written */
function resolve(root: string, file: string, specifier: string): string {
  const target = specifier.startsWith('@/') ? specifier.slice(2) : path.posix.join(path.posix.dirname(file), specifier);
  const found = ENDINGS.map((ending) => target + ending).find(
    (name) => CODE.test(name) && existsSync(path.join(root, name)),
  );
  return found ?? target;
}

/** Finds all forms of an import: static and dynamic, of values and of types, re-exports and require(). */
function findSpecifiers(program: Parameters<Visitor['visit']>[0]) {
  const found: { value: string; start: number }[] = [];
  const add = (node: { type: string; start: number; value?: unknown } | null | undefined) => {
    if (node?.type === 'Literal' && typeof node.value === 'string')
      found.push({ value: node.value, start: node.start });
  };
  new Visitor({
    ImportDeclaration: (node) => add(node.source),
    ExportNamedDeclaration: (node) => add(node.source),
    ExportAllDeclaration: (node) => add(node.source),
    ImportExpression: (node) => add(node.source),
    TSImportType: (node) => add(node.source),
    TSExternalModuleReference: (node) => add(node.expression),
    CallExpression: (node) => {
      if (node.callee.type === 'Identifier' && node.callee.name === 'require') add(node.arguments[0]);
    },
  }).visit(program);
  return found;
}

function readSource(root: string, file: string): Source {
  const text = readFileSync(path.join(root, file), 'utf8');
  const { program, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file}  ${errors[0].message}`);
  const imports = findSpecifiers(program).map(({ value, start }): Import => {
    const line = text.slice(0, start).split('\n').length;
    if (/^(\.|@\/)/.test(value)) return { line, path: resolve(root, file, value) };
    return { line, module: value, isNode: isBuiltin(value) };
  });
  return {
    file,
    imports,
    isClient: program.body.some((node) => 'directive' in node && node.directive === 'use client'),
  };
}

/** @throws where a file cannot be parsed, naming it */
export function readSources(root: string): Source[] {
  return listCode(root).map((file) => readSource(root, file));
}
