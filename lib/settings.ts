type Environment = Readonly<Partial<Record<string, string>>>;

/**
 * Reads the environment variables of all commands: docs/deploy.md, "Settings". No other file reads one, but for
 * NEXT_PUBLIC_BASE_PATH and NODE_ENV, which bundlers replace.
 */
export const readSettings = (env: Environment = process.env) => ({
  /** A later default is that of the command. */
  port: env.PORT || undefined,
  day: env.DAY || undefined,
  /** Seconds: https://reproducible-builds.org/specs/source-date-epoch/ */
  epoch: env.SOURCE_DATE_EPOCH || undefined,
  showsDrafts: env.DRAFTS === 'on',
  hasEditor: env.CMS !== 'off',
  /** owner/name or owner/name@branch */
  repository: env.CMS_REPO || undefined,
  /** Whether the host sends no headers and has no redirects. */
  hasPolicyInPages: env.POLICY === 'meta',
  earlierCommit: env.CONTENT_BASE || 'HEAD',
  browser: env.CHROME_PATH || undefined,
  suite: env.TEST_SUITE || undefined,
  /** A folder for screenshots of all pages and states: e2e/README.md. */
  shots: env.SHOTS || undefined,
  /** Options that `npm run` took for itself, as there was no `--` before them: https://docs.npmjs.com/cli/using-npm/config */
  ofNpm: (option: string) => env[`npm_config_${option.replaceAll('-', '_')}`],
  /** Where a step of a workflow writes its outputs. */
  workflowOutput: env.GITHUB_OUTPUT || undefined,
});
