import { callToAction } from './call-to-action';
import { carousel } from './carousel';
import { contact } from './contact';
import type { SectionDefinition } from './definition';
import { directions } from './directions';
import { entries } from './entries';
import { featuredPost } from './featured-post';
import { framework } from './framework';
import { hero } from './hero';
import { items } from './items';
import { offices } from './offices';
import { people } from './people';
import { platform } from './platform';
import { proof } from './proof';
import { questions } from './questions';
import { search } from './search';
import { shores } from './shores';
import { specimen } from './specimen';
import { statistics } from './statistics';
import { steps } from './steps';
import { writtenText } from './text';
import { thirdParties } from './third-parties';

export const SECTIONS = {
  hero,
  text: writtenText,
  items,
  steps,
  people,
  shores,
  statistics,
  offices,
  directions,
  platform,
  carousel,
  framework,
  'featured-post': featuredPost,
  proof,
  specimen,
  questions,
  contact,
  'third-parties': thirdParties,
  'call-to-action': callToAction,
  entries,
  search,
} satisfies Record<string, SectionDefinition>;

/** The front matter of all examples, by the names of their pictures. */
export const EXAMPLES = Object.entries<SectionDefinition>(SECTIONS).flatMap(([section, { example, others = {} }]) => [
  { name: section, fields: { section, ...example } },
  ...Object.entries(others).map(([name, fields]) => ({ name: `${section}-${name}`, fields: { section, ...fields } })),
]);
