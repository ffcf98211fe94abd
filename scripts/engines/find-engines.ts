import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { aptInstall } from '../support/apt-install';

const starts = (file: string, argument: string) => spawnSync(file, [argument]).status === 0;

/** Finds Firefox's program. On Ubuntu the file may be the stub of a snap, which does not start. */
export const findFirefox = (): string | undefined =>
  [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'].find(
    (file) => file !== undefined && starts(file, '--version'),
  );

/** Finds the browser that comes with WebKit's driver; undefined without the driver or a virtual screen. */
export function findWebKit(): string | undefined {
  if (!starts('WebKitWebDriver', '--help') || !starts('Xvfb', '-help')) return undefined;
  const machine = process.arch === 'arm64' ? 'aarch64' : 'x86_64';
  return ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0']
    .map((version) => `/usr/lib/${machine}-linux-gnu/${version}/MiniBrowser`)
    .find((file) => fs.existsSync(file));
}

export function installEngines(): void {
  const missing = [...(findFirefox() ? [] : ['firefox-esr']), ...(findWebKit() ? [] : ['webkit2gtk-driver', 'xvfb'])];
  if (missing.length > 0) aptInstall(missing);
}
