/** Lists the islands: the files of this folder that export `mount`. Written by `npm run types`. */
import * as Carousel from './Carousel';
import * as ContactForm from './ContactForm';
import * as copyButton from './copy-button';
import * as hints from './hints';
import * as mapFrame from './map-frame';
import * as notFound from './not-found';
import * as phoneNav from './phone-nav';
import * as printButton from './print-button';
import type { Mount } from './protocol';
import * as SearchBox from './SearchBox';
import * as SearchPage from './SearchPage';
import * as SiteNav from './SiteNav';
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
