/** Sets the day of `--day 2026-12-01` for this process and all that it starts. @returns the other arguments */
export function takeDay(): string[] {
  const args = process.argv.slice(2).flatMap((one) => (one.startsWith('--day=') ? one.split('=') : one));
  const index = args.indexOf('--day');
  const [, day] = index === -1 ? [] : args.splice(index, 2);
  if (day !== undefined) process.env.DAY = day;
  return args;
}

/** Fixes the day of this process and all that it starts, also past midnight. */
export function fixDay(): void {
  process.env.SOURCE_DATE_EPOCH ??= String(Math.floor(Date.now() / 1000));
}
