/** Lists the islands: the files of this folder that export `mount`. Written by `npm run types`. */
// biome-ignore-all assist/source/organizeImports: the order is that of the file names.
import * as Carousel from './Carousel';
import * as ContactForm from './ContactForm';
import * as SearchBox from './SearchBox';
import * as SearchPage from './SearchPage';
import * as SiteNav from './SiteNav';
import * as copyButton from './copy-button';
import * as hints from './hints';
import * as mapFrame from './map-frame';
import * as notFound from './not-found';
import * as phoneNav from './phone-nav';
import * as printButton from './print-button';
import * as videos from './videos';
import type { Mount } from './protocol';

export const ISLANDS = {
  Carousel,
  ContactForm,
  SearchBox,
  SearchPage,
  SiteNav,
  'copy-button': copyButton,
  hints,
  'map-frame': mapFrame,
  'not-found': notFound,
  'phone-nav': phoneNav,
  'print-button': printButton,
  videos,
} satisfies Record<string, { mount: Mount<never> }>;
