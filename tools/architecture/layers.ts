/** Defines the layers of the project and what each may import. */

/**
 * Names folders from the project's root ('' is the root), and the layers that they may import in addition. A package
 * covers the paths below its name, a scope its packages.
 */
type Layer = readonly [
  folders: readonly string[],
  imports: readonly string[],
  packages: readonly string[] | 'all',
  hasNode: boolean,
];

const LIB = ['lib/shared', 'lib/definitions', 'lib/content', 'lib/site', 'lib/search'];
const COMPONENTS = ['components/ui', 'components/sections', 'components/templates', 'components/layout'];
const ISLANDS = 'components/islands';
const TOOLS = ['tools/drawings', 'tools/architecture'];
const FORMS = 'scripts/forms';
const ALL_BUT_TESTS = [...LIB, ...COMPONENTS, ISLANDS, 'app', 'hosts', ...TOOLS, FORMS, 'editor', 'scripts', ''];
const CAROUSEL = ['embla-carousel', 'embla-carousel-react'];
const ISLAND_PACKAGES = ['react', 'react-dom', '@radix-ui', '@tanstack', 'sonner', ...CAROUSEL];
const SHARED_PACKAGES = ['zod', 'github-slugger', 'fastest-levenshtein'];

const LAYERS: readonly Layer[] = [
  [['lib/shared'], [], SHARED_PACKAGES, false],
  [['lib/definitions'], ['lib/shared'], ['zod', 'react'], false],
  [['lib/content'], ['lib/definitions', 'lib/shared'], 'all', true],
  [['lib/site'], ['lib/content', 'lib/definitions', 'lib/shared'], 'all', false],
  [['lib/search'], ['lib/shared'], ['react', '@tanstack', 'fastest-levenshtein'], false],
  [COMPONENTS, [...COMPONENTS, ISLANDS, 'lib/definitions', 'lib/shared'], ['react', 'next', 'zod'], false],
  [[ISLANDS], ['components/ui', 'lib/definitions', 'lib/search', 'lib/shared'], ISLAND_PACKAGES, false],
  [['app'], [...LIB, ...COMPONENTS, ISLANDS], ['react', 'next'], false],
  [['hosts'], [], [], true],
  [['tools/drawings'], ['lib/shared'], 'all', true],
  [['tools/architecture'], [], 'all', true],
  [[FORMS], ['lib/content', 'lib/definitions', 'lib/shared'], ['zod', 'yaml', 'github-slugger'], true],
  [['editor'], [...LIB, ...COMPONENTS, ISLANDS, 'app', FORMS], ['react', 'react-dom', 'zod', '@sveltia'], false],
  [['scripts', ''], ALL_BUT_TESTS, 'all', true],
  [['e2e'], ALL_BUT_TESTS, 'all', true],
];

const FOR_COMPONENTS = 'A component takes finished values: load them in app/ and pass them as props.';
const FOR_SCRIPTS = 'Only tests import tests: move what both need to scripts/ or lib/shared.';

/** Explains what to do instead of a refused import. */
const ADVICE: Readonly<Record<string, string>> = {
  'lib/shared':
    'lib/shared runs in browsers and everything imports it: take the value as an argument, or move the code.',
  'lib/definitions': 'A definition runs in browsers, too: read and derive in lib/content and lib/site.',
  'lib/content': 'lib/content parses files: what both need belongs in lib/shared, what is derived in lib/site.',
  'lib/site': 'lib/site derives values: read files in lib/content, render in components, or take an argument.',
  'lib/search':
    "lib/search runs in the visitor's browser: fetch the value there, or move what both need to lib/shared.",
  ...Object.fromEntries(COMPONENTS.map((folder) => [folder, FOR_COMPONENTS])),
  [ISLANDS]: 'An island is a leaf in the browser: take plain data as props, and server-rendered parts as children.',
  app: 'A route loads, names and composes: read files in lib/content, derive values in lib/site.',
  hosts: 'hosts/ defines the policy and writes it for each host: let scripts/ pass other values as arguments.',
  'tools/drawings': 'The generator never runs in a build: move what both need to lib/shared.',
  'tools/architecture': 'The check must run while the code that it checks is broken: it imports no other code.',
  [FORMS]: 'A form is made of the schemas, by commands and in the editor: take other values as an argument.',
  editor: 'The editor runs in a browser: let scripts/editor pass it what it needs.',
  scripts: FOR_SCRIPTS,
  '': FOR_SCRIPTS,
};

/** Lists files that may be 'use client', and folders, which end with a slash. */
export const CLIENT_CODE = [`${ISLANDS}/`, 'app/error.tsx', 'app/global-error.tsx'];

/** Returns the folder of a layer that a file is in, and what it may import. */
export function layerOf(file: string) {
  for (const [folders, imports, packages, hasNode] of LAYERS) {
    const folder = folders.find((name) => (name === '' ? !file.includes('/') : file.startsWith(`${name}/`)));
    if (folder !== undefined) return { folder, imports, packages, hasNode, advice: ADVICE[folder] ?? '' };
  }
  return undefined;
}
