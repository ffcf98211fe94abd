import { parse, stringify } from 'yaml';
import { z } from 'zod';

const criterion = z.strictObject({
  num: z.string().regex(/^\d\.\d\.\d+$/),
  name: z.string(),
  level: z.enum(['A', 'AA', 'AAA']),
  /** The terms of OpenACR: https://github.com/GSA/openacr/blob/main/catalog/data/terms.yaml */
  adherence: z.enum(['supports', 'partially-supports', 'not-applicable']),
  how: z.string().min(3),
  /** Files below e2e/, or `file: title of a test`. */
  tests: z.array(z.string()).min(1).optional(),
});

const source = z.strictObject({
  /** The head of the OpenACR report. */
  report: z.record(z.string(), z.unknown()),
  criteria: z.array(criterion),
});

export type Criterion = z.infer<typeof criterion>;
type Source = z.infer<typeof source>;

/** Parses docs/wcag.yml. */
export const parseCriteria = (yaml: string): Source => source.parse(parse(yaml));

/** Returns the document with new tables: one below each numbered heading, and one for level AAA. */
export const withCriteria = (document: string, { criteria }: Source): string =>
  document.replace(/(^## .*\n(?:\n(?!\|).*)*?\n)((?:^\|.*\n)+)/gm, (_, heading: string) => {
    const [, principle] = /^## (\d) /.exec(heading) ?? [];
    const rows = criteria.filter(({ num, level }) =>
      principle ? num.startsWith(`${principle}.`) && level !== 'AAA' : level === 'AAA',
    );
    return `${heading}| Criterion | Level | How it is met | Held by |\n|---|---|---|---|\n${rows.map(row).join('')}`;
  });

function row({ num, name, level, adherence, how, tests }: Criterion): string {
  const files = [...new Set(tests?.map((test) => `\`${test.split(': ')[0]}\``))].join(', ');
  const heldBy = files || (adherence === 'not-applicable' ? 'not applicable' : 'by construction');
  const text = adherence === 'partially-supports' ? `In part: ${how}` : how;
  return `| ${num} ${name} | ${level} | ${text} | ${heldBy} |\n`;
}

/** Returns the report as OpenACR: https://github.com/GSA/openacr */
export function openAcr({ report, criteria }: Source): string {
  const chapter = (level: Criterion['level']) => ({
    criteria: criteria
      .filter((one) => one.level === level)
      .map(({ num, adherence: level, how, tests }) => {
        const notes = tests ? `${how}. Tests: ${tests.join('; ')}.` : `${how}.`;
        return { num, components: [{ name: 'web', adherence: { level, notes } }] };
      }),
  });
  const chapters = {
    success_criteria_level_a: chapter('A'),
    success_criteria_level_aa: chapter('AA'),
    success_criteria_level_aaa: { notes: 'Only criteria that are claimed are listed.', ...chapter('AAA') },
  };
  return `# Written by npm run wcag from docs/wcag.yml.\n${stringify({ ...report, chapters }, { version: '1.1', lineWidth: 110 })}`;
}
