/** Changes of URLs as marketing makes them, and the redirects that follow: fixtures/cases/redirects.yml. */
import type { Redirects } from '../../hosts/rules';
import { readCases } from './cases';
import { type Content, replaceStudy, SITE } from './content';

type Step = readonly [name: string, first: string, second: string, ...lines: string[]];
type Valid = { name: string; steps: Step[]; permanent?: Redirects['permanent']; gone?: Redirects['gone'] };
const CASES: { valid: Valid[]; invalid: { steps: Step[]; messages: string[] }[] } = readCases('redirects');
export const { valid: REDIRECT_CASES, invalid: WRONG_REDIRECTS } = CASES;

/** A plain page. */
const page = (title: string, lines: readonly string[]) => `---
title: ${title}
description: A page of the tests called ${title}, with a description of its own that is long enough.
${lines.join('\n')}
sections:
  - { section: paragraphs, heading: ${title}, paragraphs: [One paragraph.] }
---
`;

/** Applies steps to a copy of the content. */
export function applySteps(content: Content, steps: readonly Step[]): void {
  const { read, write, remove, append, edit, relink } = content;
  for (const [name, first, second, ...lines] of steps) {
    if (name === 'line') edit(first, /(?<=^title: .*\n)/m, `${second}\n`);
    else if (name === 'page') write(first, page(second, lines));
    else if (name === 'append') append(first, second);
    else if (name === 'link') relink({ [first]: second });
    else if (name === 'gone') edit(SITE, /^name:/m, `gone: [${first}]\nname:`);
    else if (name === 'replaceStudy') replaceStudy(content);
    else {
      if (name === 'move') write(second, read(first));
      remove(first);
    }
  }
}

/** The redirects of all cases, each URL once. */
export const ALL_REDIRECTS: Redirects = {
  permanent: [...new Map(REDIRECT_CASES.flatMap(({ permanent = [] }) => permanent).reverse())].reverse(),
  gone: REDIRECT_CASES.flatMap(({ gone = [] }) => gone),
};
