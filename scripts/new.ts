/** `npm run new post "Title"`: writes a draft and prints the next steps. Also for page, industry, product and case-study. */
import { CONTENT } from '../app/site';
import { endForUsage } from './support/command';
import { makeDraft } from './support/new-draft';

try {
  console.log(makeDraft(process.argv.slice(2), CONTENT));
} catch (error) {
  endForUsage(error);
}
