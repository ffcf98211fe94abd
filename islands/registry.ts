/** Lists the islands by name. Each is the file of that name in this room, which exports `mount`. */
import * as Carousel from './carousel/Carousel';
import * as ContactForm from './contact-form/ContactForm';
import * as copyButton from './copy-button';
import * as hints from './hints/hints';
import * as mapFrame from './map-frame';
import * as phoneNav from './menu/phone-nav';
import * as SiteNav from './menu/SiteNav';
import * as notFound from './not-found';
import * as printButton from './print-button';
import type { Mount } from './runtime/protocol';
import * as SearchBox from './search/SearchBox';
import * as SearchPage from './search/SearchPage';
import * as videos from './videos';

export const ISLANDS = {
  Carousel,
  ContactForm,
  'copy-button': copyButton,
  hints,
  'map-frame': mapFrame,
  'not-found': notFound,
  'phone-nav': phoneNav,
  'print-button': printButton,
  SearchBox,
  SearchPage,
  SiteNav,
  videos,
} satisfies Record<string, { mount: Mount<never> }>;

/** The module that runs while the other files of an island are on their way. It is in the room of the island. */
export const EARLY_MODULES: Readonly<Partial<Record<keyof typeof ISLANDS, string>>> = {
  SearchBox: 'load-words',
  SearchPage: 'load-words',
};
