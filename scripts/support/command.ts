/** What all commands share: their options, and one line with exit code 2 for wrong use. */
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { EPOCH_RULE, isEpoch } from '../../lib/content/day';
import { DAY, isDay } from '../../lib/model/fields';
import { readSettings } from '../../lib/settings';
import { describeFailure } from './request';

/** Reports wrong usage without a stack trace. */
export class UsageError extends Error {}

/** Is the exit code of shells for wrong use. */
const WRONG_USE = 2;

type Options = NonNullable<ParseArgsConfig['options']>;

export const TEXT = { type: 'string' } as const;
export const FLAG = { type: 'boolean', default: false } as const;

/**
 * Parses the arguments of a command.
 * @param maxPositionals how many arguments may follow the options
 * @throws UsageError for an unknown option, an option without its value, and too many arguments
 */
export function parseCommand<T extends Options>(
  options: T,
  maxPositionals = 0,
  args: readonly string[] = process.argv.slice(2),
) {
  const parse = () => parseArgs({ args: [...args], allowPositionals: true, options });
  let parsed: ReturnType<typeof parse>;
  try {
    parsed = parse();
  } catch (error) {
    const names = Object.keys(options).map((name) => `--${name}`);
    const [reason] = describeFailure(error).split(/[.\n]/, 1);
    throw new UsageError(`${reason}. Options: ${names.join(', ') || 'none'}.`);
  }
  const unexpected = parsed.positionals[maxPositionals];
  if (unexpected !== undefined) throw new UsageError(`Unexpected argument "${unexpected}".`);
  return parsed;
}

/** Parses the arguments of this process. Wrong use ends it. */
export function readCommand<T extends Options>(options: T, maxPositionals = 0) {
  try {
    refuseLostOptions(Object.keys(options));
    refuseFolder(process.cwd());
    const parsed = parseCommand(options, maxPositionals);
    setDay((parsed.values as { day?: string }).day);
    return parsed;
  } catch (error) {
    return endForUsage(error);
  }
}

/** Next takes what follows a # for a part of a URL. @throws UsageError */
export function refuseFolder(folder: string): void {
  if (folder.includes('#'))
    throw new UsageError(`The website cannot be built in a folder with # in its name: ${folder}`);
}

/**
 * Refuses options that never arrive: npm reads those before `--` itself, and PowerShell removes `--`.
 * @throws UsageError
 */
export function refuseLostOptions(names: readonly string[], { ofNpm } = readSettings()): void {
  const lost = names.find((name) => ofNpm(name) !== undefined);
  if (lost === undefined) return;
  throw new UsageError(`npm took --${lost} for itself. Write -- before it; in PowerShell, write "--" with quotes.`);
}

/** Ends the process if an error is wrong usage: prints it as one line. @throws every other error */
export function endForUsage(error: unknown): never {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exit(WRONG_USE);
}

/** Parses the number of a port; default: PORT, else 3000. @throws UsageError */
export function parsePort(option: string | undefined, settings = readSettings()): number {
  const text = option ?? settings.port ?? '3000';
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new UsageError(`${option === undefined ? 'PORT' : '--port'}: expected a number up to 65535, found "${text}".`);
}

/** Returns the error of a user who starts a second program at a port; other errors unchanged. */
export function explainBusyPort(error: NodeJS.ErrnoException, port: number, command: string): Error {
  if (error.code !== 'EADDRINUSE') return error;
  return new UsageError(
    `Port ${port} is in use, perhaps by a window that is still open. Close it, or choose another port: ${command} -- --port ${port + 1}`,
  );
}

/** Sets the day of `--day 2026-12-01` for this process and all that it starts. @throws UsageError */
function setDay(day: string | undefined): void {
  if (day !== undefined) process.env.DAY = day;
  const { day: text, epoch } = readSettings();
  if (epoch !== undefined && !isEpoch(epoch))
    throw new UsageError(`SOURCE_DATE_EPOCH: ${EPOCH_RULE}, found "${epoch}".`);
  if (text === undefined || isDay(text)) return;
  throw new UsageError(`${day === undefined ? 'DAY' : '--day'}: expected ${DAY}, found "${text}".`);
}

/** Fixes the day of this process and all that it starts, also past midnight. */
export function fixDay(): void {
  process.env.SOURCE_DATE_EPOCH ??= String(Math.floor(Date.now() / 1000));
}
