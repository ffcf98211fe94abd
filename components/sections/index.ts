/** Lists every section by its name in content. */

import { body } from './Body';
import { callToAction } from './CallToAction';
import { cards } from './Cards';
import { carousel } from './Carousel';
import { channels } from './Channels';
import { contact } from './Contact';
import { directions } from './Directions';
import { disciplines } from './Disciplines';
import type { RenderableSection } from './define-section';
import { elsewhere } from './Elsewhere';
import { entries } from './Entries';
import { featuredPost } from './FeaturedPost';
import { framework } from './Framework';
import { hero } from './Hero';
import { offers } from './Offers';
import { officeMap } from './OfficeMap';
import { offices } from './Offices';
import { pageList } from './PageList';
import { paragraphs } from './Paragraphs';
import { platform } from './Platform';
import { proof } from './Proof';
import { questions } from './Questions';
import { search } from './Search';
import { serviceRows } from './ServiceRows';
import { shores } from './Shores';
import { specimen } from './Specimen';
import { statistics } from './Statistics';
import { steps } from './Steps';
import { team } from './Team';

export const SECTIONS = {
  hero,
  body,
  paragraphs,
  offers,
  cards,
  'service-rows': serviceRows,
  steps,
  team,
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
  elsewhere,
  map: officeMap,
  'call-to-action': callToAction,
  entries,
  search,
  'page-list': pageList,
} satisfies Record<string, RenderableSection>;
