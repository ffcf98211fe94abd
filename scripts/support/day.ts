/** The day a command works for. */
import { parseArgs } from 'node:util';

/** Sets `--day 2026-12-01` for this process and all that it starts. @returns the other arguments */
export function takeDay(): string[] {
  const { values, tokens } = parseArgs({ strict: false, tokens: true, options: { day: { type: 'string' } } });
  if (values.day !== undefined) process.env.DAY = String(values.day);
  const own = new Set(
    tokens.flatMap((token) =>
      token.kind === 'option' && token.name === 'day' ? [token.index, token.inlineValue ? -1 : token.index + 1] : [],
    ),
  );
  return process.argv.slice(2).filter((_, index) => !own.has(index));
}

/** Fixes the day of this process and all that it starts, also past midnight. */
export function holdDay(): void {
  process.env.SOURCE_DATE_EPOCH ??= String(Math.floor(Date.now() / 1000));
}
