import { body } from './body';
import { callToAction } from './call-to-action';
import { cards } from './cards';
import { carousel } from './carousel';
import { channels } from './channels';
import { contact } from './contact';
import type { SectionDefinition } from './definition';
import { directions } from './directions';
import { disciplines } from './disciplines';
import { entries } from './entries';
import { featuredPost } from './featured-post';
import { framework } from './framework';
import { hero } from './hero';
import { officeMap } from './map';
import { offers } from './offers';
import { offices } from './offices';
import { pageList } from './page-list';
import { paragraphs } from './paragraphs';
import { people } from './people';
import { platform } from './platform';
import { proof } from './proof';
import { questions } from './questions';
import { search } from './search';
import { serviceRows } from './service-rows';
import { shores } from './shores';
import { specimen } from './specimen';
import { statistics } from './statistics';
import { steps } from './steps';
import { team } from './team';
import { thirdParties } from './third-parties';

export const SECTIONS = {
  hero,
  body,
  paragraphs,
  offers,
  cards,
  'service-rows': serviceRows,
  steps,
  team,
  people,
  channels,
  disciplines,
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
  map: officeMap,
  'call-to-action': callToAction,
  entries,
  search,
  'page-list': pageList,
} satisfies Record<string, SectionDefinition>;
