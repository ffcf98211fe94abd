/** Lists every section by its name in content. */
import type { Section } from '@/lib/definitions/section';
import { body } from './Body';
import { callToAction } from './CallToAction';
import { cards } from './Cards';
import { carousel } from './Carousel';
import { channels } from './Channels';
import { contact } from './Contact';
import { directions } from './Directions';
import { disciplines } from './Disciplines';
import { entries } from './Entries';
import { featuredPost } from './FeaturedPost';
import { framework } from './Framework';
import { hero } from './Hero';
import { officeMap } from './OfficeMap';
import { offices } from './Offices';
import { pageList } from './PageList';
import { paragraphs } from './Paragraphs';
import { platform } from './Platform';
import { search } from './Search';
import { serviceRows } from './ServiceRows';
import { statement } from './Statement';
import { statistics } from './Statistics';
import { steps } from './Steps';
import { team } from './Team';
import { tiles } from './Tiles';

export const SECTIONS = {
  hero,
  body,
  paragraphs,
  cards,
  tiles,
  'service-rows': serviceRows,
  steps,
  channels,
  disciplines,
  team,
  statistics,
  statement,
  offices,
  directions,
  platform,
  carousel,
  framework,
  'featured-post': featuredPost,
  contact,
  map: officeMap,
  'call-to-action': callToAction,
  entries,
  search,
  'page-list': pageList,
} satisfies Record<string, Section>;
