import type { ReactNode } from 'react';
import type { SectionName } from '@/lib/model/page';
import { CallToAction } from './CallToAction';
import { Carousel } from './Carousel';
import { Contact } from './Contact';
import { Directions } from './Directions';
import { Entries } from './Entries';
import { FeaturedPost } from './FeaturedPost';
import { Framework } from './Framework';
import { Hero } from './Hero';
import { Items } from './Items';
import { Offices } from './Offices';
import { People } from './People';
import { Platform } from './Platform';
import { Proof } from './Proof';
import { Questions } from './Questions';
import { Search } from './Search';
import { Shores } from './Shores';
import { Specimen } from './Specimen';
import { Statistics } from './Statistics';
import { Steps } from './Steps';
import type { SectionProps } from './section-props';
import { Text } from './Text';
import { ThirdParties } from './ThirdParties';

/** Names the component of each section. A section without one does not compile. */
export const SECTION_COMPONENTS: { [Name in SectionName]: (props: SectionProps<Name>) => ReactNode } = {
  hero: Hero,
  text: Text,
  items: Items,
  steps: Steps,
  people: People,
  shores: Shores,
  statistics: Statistics,
  offices: Offices,
  directions: Directions,
  platform: Platform,
  carousel: Carousel,
  framework: Framework,
  'featured-post': FeaturedPost,
  proof: Proof,
  specimen: Specimen,
  questions: Questions,
  contact: Contact,
  'third-parties': ThirdParties,
  'call-to-action': CallToAction,
  entries: Entries,
  search: Search,
};
