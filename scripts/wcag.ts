/** `npm run wcag`: writes the tables of docs/wcag.md and docs/openacr.yaml from docs/wcag.yml. */
import fs from 'node:fs';
import { openAcr, parseCriteria, withCriteria } from './support/wcag';

const source = parseCriteria(fs.readFileSync('docs/wcag.yml', 'utf8'));
fs.writeFileSync('docs/wcag.md', withCriteria(fs.readFileSync('docs/wcag.md', 'utf8'), source));
fs.writeFileSync('docs/openacr.yaml', openAcr(source));
