/**
 * Returns Node's arguments for a program. Windows cannot start npm's .cmd files without a shell, so each program starts as
 * process.execPath with the path of its script: https://nodejs.org/api/child_process.html#spawning-bat-and-cmd-files-on-windows
 */
import fs from 'node:fs';
import path from 'node:path';

/** Returns the environment of a program. Next prints a notice otherwise: https://nextjs.org/telemetry#how-do-i-opt-out */
export const environment = (): NodeJS.ProcessEnv => ({
  ...process.env,
  NEXT_TELEMETRY_DISABLED: '1',
});

/** Lists arguments of Node: the path of a script, and its own arguments. */
export type NodeCommand = readonly string[];

/** Names the file of each command of a package: https://docs.npmjs.com/cli/configuring-npm/package-json#bin */
type Manifest = { bin: string | Readonly<Record<string, string>> };

/** Lists the packages whose command has another name. */
const PACKAGES: Readonly<Record<string, string>> = {
  biome: '@biomejs/biome',
  playwright: '@playwright/test',
  tsc: 'typescript',
};

/** Returns the command of a TypeScript file of this project, from its root. */
export const scriptCommand = (file: string, ...args: readonly string[]): NodeCommand => [
  '--import',
  'tsx',
  file,
  ...args,
];

/** Returns the command of an installed package, such as next. @throws if the package has no such command */
export function packageCommand(name: string, ...args: readonly string[]): NodeCommand {
  const folder = path.resolve('node_modules', PACKAGES[name] ?? name);
  const { bin }: Manifest = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const file = typeof bin === 'string' ? bin : bin[name];
  if (file === undefined) throw new Error(`${folder}: expected the command ${name}, found ${JSON.stringify(bin)}`);
  return [path.join(folder, file), ...args];
}
