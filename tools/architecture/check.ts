/**
 * Validates the imports of every source file against layers.ts. dependency-cruiser 18 refuses Node 20, and 17 parses .tsx
 * with TypeScript below 7 only: https://github.com/sverweij/dependency-cruiser/issues/1081
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { CLIENT_CODE, layerOf } from './layers';

const CODE = /\.[cm]?[jt]sx?$/;
const ENDINGS = ['', '.ts', '.tsx', '.d.ts', '.mjs', '.js', '/index.ts', '/index.tsx'];
/** Lists installed and generated files. */
const NOT_OURS = new Set(['node_modules', 'out', 'public', 'test-results', 'playwright-report', 'next-env.d.ts']);

function listCode(root: string, folder = ''): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    if (NOT_OURS.has(entry.name) || entry.name.startsWith('.')) return [];
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return listCode(root, file);
    return CODE.test(file) ? [file] : [];
  });
}

/** Finds imports of all forms: static, dynamic, of types, re-exports and require(). */
function findImports(program: Parameters<Visitor['visit']>[0]) {
  const imports: { module: string; start: number }[] = [];
  const add = (node: { start: number; value?: unknown } | null | undefined) => {
    if (typeof node?.value === 'string') imports.push({ module: node.value, start: node.start });
  };
  const addSource = (node: { source: Parameters<typeof add>[0] }) => add(node.source);
  new Visitor({
    ImportDeclaration: addSource,
    ExportNamedDeclaration: addSource,
    ExportAllDeclaration: addSource,
    ImportExpression: addSource,
    TSImportType: addSource,
    TSExternalModuleReference: (node) => add(node.expression),
    CallExpression: (node) => {
      if (node.callee.type === 'Identifier' && node.callee.name === 'require') add(node.arguments[0]);
    },
  }).visit(program);
  return imports;
}

function resolve(root: string, file: string, module: string): string {
  const target = module.startsWith('@/') ? module.slice(2) : path.posix.join(path.posix.dirname(file), module);
  const existing = ENDINGS.map((ending) => target + ending).find(
    (name) => CODE.test(name) && existsSync(path.join(root, name)),
  );
  return existing ?? target;
}

type Layer = NonNullable<ReturnType<typeof layerOf>>;

/** Returns why an import is wrong and what to do instead. */
function refuse(root: string, file: string, module: string, layer: Layer): string | undefined {
  if (/^(\.|@\/)/.test(module)) {
    const imported = resolve(root, file, module);
    const target = layerOf(imported)?.folder;
    if (target === undefined) return `${imported}, which is in no layer.`;
    return target === layer.folder || layer.imports.includes(target) ? undefined : `${imported}. ${layer.advice}`;
  }
  if (isBuiltin(module)) return layer.hasNode ? undefined : `${module}, which no browser has. ${layer.advice}`;
  const isAllowed =
    layer.packages === 'all' || layer.packages.some((name) => module === name || module.startsWith(`${name}/`));
  return isAllowed ? undefined : `the package ${module}. ${layer.advice}`;
}

function checkFile(root: string, file: string): string[] {
  const text = readFileSync(path.join(root, file), 'utf8');
  const { program, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file}  ${errors[0].message}`);
  const layer = layerOf(file);
  if (!layer) return [`${file}:1  is in no layer. Move it to one, or add its layer to tools/architecture/layers.ts.`];
  const problems = findImports(program).flatMap(({ module, start }) => {
    const refused = refuse(root, file, module, layer);
    return refused ? [`${file}:${text.slice(0, start).split('\n').length}  must not import ${refused}`] : [];
  });
  const isClient = program.body.some((node) => 'directive' in node && node.directive === 'use client');
  if (isClient && !CLIENT_CODE.some((name) => file === name || (name.endsWith('/') && file.startsWith(name))))
    problems.push(
      `${file}:1  must not be 'use client'. Move the interactive part to components/islands and pass it plain data.`,
    );
  return problems;
}

/** Checks every source file below a folder. @returns one line per problem */
export const checkArchitecture = (root: string): string[] => listCode(root).flatMap((file) => checkFile(root, file));
