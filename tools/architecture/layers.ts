/** Defines the layers of the project and what each may import. */

export type Layer = {
  /** From the project's root; '' is the root itself, with the tools' configuration. */
  folders: readonly string[];
  /** In addition to its own. */
  imports: readonly string[];
  /** A name covers the paths below it, a scope its packages. */
  packages: readonly string[] | 'all';
  node: boolean;
  instead: string;
};

const LIB = ['lib/shared', 'lib/definitions', 'lib/content', 'lib/site', 'lib/search'];
const COMPONENTS = ['components/ui', 'components/sections', 'components/templates', 'components/layout'];
const ISLANDS = 'components/islands';
const TOOLS = ['tools/drawings', 'tools/architecture'];
const FORMS = 'scripts/forms';
const ALL_BUT_TESTS = [...LIB, ...COMPONENTS, ISLANDS, 'app', 'hosts', ...TOOLS, FORMS, 'editor', 'scripts', ''];

const LAYERS: readonly Layer[] = [
  {
    folders: ['lib/shared'],
    imports: [],
    packages: ['zod', 'github-slugger', 'fastest-levenshtein', '@tabler'],
    node: false,
    instead: 'lib/shared runs in browsers and everything imports it: take the value as an argument, or move the code.',
  },
  {
    folders: ['lib/definitions'],
    imports: ['lib/shared'],
    packages: ['zod', 'react'],
    node: false,
    instead:
      'A definition says what content may be and runs in browsers, too: read and derive in lib/content and lib/site.',
  },
  {
    folders: ['lib/content'],
    imports: ['lib/definitions', 'lib/shared'],
    packages: 'all',
    node: true,
    instead: 'lib/content turns files into values: what both need belongs in lib/shared, what is derived in lib/site.',
  },
  {
    folders: ['lib/site'],
    imports: ['lib/content', 'lib/definitions', 'lib/shared'],
    packages: 'all',
    node: false,
    instead: 'lib/site derives values from values: read files in lib/content, draw in components, or take an argument.',
  },
  {
    folders: ['lib/search'],
    imports: ['lib/shared'],
    packages: ['react', '@tanstack', 'fastest-levenshtein'],
    node: false,
    instead: "lib/search runs in the visitor's browser: fetch the value there, or move what both need to lib/shared.",
  },
  {
    folders: COMPONENTS,
    imports: [...COMPONENTS, ISLANDS, 'lib/definitions', 'lib/shared'],
    packages: ['react', 'next', '@tabler', 'zod'],
    node: false,
    instead:
      'A component takes finished values: load them in app/ and pass them as props; shared types go to lib/shared.',
  },
  {
    folders: [ISLANDS],
    imports: ['components/ui', 'lib/definitions', 'lib/search', 'lib/shared'],
    packages: [
      'react',
      'react-dom',
      '@radix-ui',
      '@tabler',
      '@tanstack',
      'embla-carousel',
      'embla-carousel-react',
      'sonner',
    ],
    node: false,
    instead: 'An island is a leaf in the browser: take plain data as props, and what is drawn inside it as children.',
  },
  {
    folders: ['app'],
    imports: [...LIB, ...COMPONENTS, ISLANDS],
    packages: ['react', 'next'],
    node: false,
    instead: 'A route loads, names and composes: read files in lib/content, derive values in lib/site.',
  },
  {
    folders: ['hosts'],
    imports: [],
    packages: [],
    node: true,
    instead: 'hosts/ defines the policy and writes it for each host: let scripts/ pass other values as arguments.',
  },
  {
    folders: ['tools/drawings'],
    imports: ['lib/shared'],
    packages: 'all',
    node: true,
    instead: 'The generator never runs in a build and stands alone: move what both need to lib/shared.',
  },
  {
    folders: ['tools/architecture'],
    imports: [],
    packages: 'all',
    node: true,
    instead: 'The check stands alone, so that it runs while the code that it checks is broken.',
  },
  {
    folders: [FORMS],
    imports: ['lib/content', 'lib/definitions', 'lib/shared'],
    packages: ['zod', 'yaml', 'github-slugger'],
    node: true,
    instead: 'A form is made of the schemas, by commands and in the editor: take what else it needs as an argument.',
  },
  {
    folders: ['editor'],
    imports: [...LIB, ...COMPONENTS, ISLANDS, 'app', FORMS],
    packages: ['react', 'react-dom', 'zod', '@sveltia'],
    node: false,
    instead: 'The editor runs in a browser and draws what the site draws: let scripts/editor hand it what it needs.',
  },
  {
    folders: ['scripts', ''],
    imports: ALL_BUT_TESTS,
    packages: 'all',
    node: true,
    instead: 'Nothing imports a test: move what both need to scripts/ or lib/shared.',
  },
  { folders: ['e2e'], imports: ALL_BUT_TESTS, packages: 'all', node: true, instead: '' },
];

/** Files that may be 'use client', and folders, which end with a slash. */
export const CLIENT_CODE = [`${ISLANDS}/`, 'app/error.tsx', 'app/global-error.tsx'];

export function layerOf(file: string): { folder: string; layer: Layer } | undefined {
  for (const layer of LAYERS) {
    const folder = layer.folders.find((name) => (name === '' ? !file.includes('/') : file.startsWith(`${name}/`)));
    if (folder !== undefined) return { folder, layer };
  }
  return undefined;
}
