import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { runNode } from '../support/run-node';
import type { Results } from './units';

/** playwright.config.ts lets the JSON reporter write it: https://playwright.dev/docs/test-reporters#json-reporter */
export const RESULTS_FILE = 'test-results/results.json';
const report = z.object({ stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }) });

export async function runPlaywright(args: readonly string[]): Promise<Results> {
  fs.rmSync(RESULTS_FILE, { force: true });
  const code = await runNode([path.resolve('node_modules/@playwright/test/cli.js'), 'test', ...args]);
  if (!fs.existsSync(RESULTS_FILE)) return { passed: 0, failed: 1 };
  const { stats } = report.parse(JSON.parse(fs.readFileSync(RESULTS_FILE, 'utf8')));
  // An error outside of a test fails Playwright, too.
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky || Number(code !== 0) };
}
