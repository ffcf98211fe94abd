import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { aptInstall } from '../support/apt-install';

const starts = (file: string, ...args: string[]) => spawnSync(file, args).status === 0;

/** Firefox's program; a stub for a snap is there and does not start. */
export const findFirefox = () =>
  [process.env.FIREFOX_PATH, 'firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'].find(
    (file) => file !== undefined && starts(file, '--version'),
  );

/** The little browser beside WebKit's driver, where both and a screen are there. */
export function findWebKit(): string | undefined {
  if (!starts('WebKitWebDriver', '--help') || !starts('Xvfb', '-help')) return undefined;
  const machine = { x64: 'x86_64', arm64: 'aarch64' }[process.arch as string];
  return ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0']
    .map((version) => `/usr/lib/${machine}-linux-gnu/${version}/MiniBrowser`)
    .find((file) => fs.existsSync(file));
}

/** Asks the system for the engines that are missing, where it has them. */
export function installEngines(): void {
  const missing = [...(findFirefox() ? [] : ['firefox-esr']), ...(findWebKit() ? [] : ['webkit2gtk-driver', 'xvfb'])];
  if (missing.length > 0) aptInstall(missing);
}
