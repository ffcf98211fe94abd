/** A Next export with nothing in it, of the installed version: what the framework weighs before the site adds a byte. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const FILES = {
  'package.json': '{ "private": true, "type": "module" }',
  'next.config.mjs': "export default { output: 'export', turbopack: { root: process.env.PROJECT_ROOT } };",
  'app/layout.jsx': 'export default ({ children }) => <html lang="en"><body>{children}</body></html>;',
  'app/page.jsx': 'export default () => <h1>Bare</h1>;',
};

/**
 * Builds it below the project, where Next finds its packages.
 * @returns the folder of the export
 * @throws Next's own words when it does not build
 */
export function buildBare(): string {
  const root = process.cwd();
  const folder = path.join(root, '.cache/bare-next');
  fs.rmSync(folder, { recursive: true, force: true });
  for (const [name, text] of Object.entries(FILES)) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
  const { status, stdout, stderr } = spawnSync('npx', ['next', 'build'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', PROJECT_ROOT: root, NEXT_TELEMETRY_DISABLED: '1' },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The bare export did not build:\n${stdout}\n${stderr}`);
  return path.join(folder, 'out');
}
