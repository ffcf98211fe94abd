/** Lists the islands by name. Each is the file of that name in islands/, which exports `mount`. */
import type { ComponentType } from 'react';
import * as Carousel from '@/islands/carousel/Carousel';
import * as ContactForm from '@/islands/contact-form/ContactForm';
import * as copyButton from '@/islands/copy-button';
import * as hints from '@/islands/hints/hints';
import * as mapFrame from '@/islands/map-frame';
import * as phoneNav from '@/islands/menu/phone-nav';
import * as SiteNav from '@/islands/menu/SiteNav';
import * as notFound from '@/islands/not-found';
import * as printButton from '@/islands/print-button';
import type { Mount } from '@/islands/runtime/protocol';
import * as SearchBox from '@/islands/search/SearchBox';
import * as SearchPage from '@/islands/search/SearchPage';
import * as videos from '@/islands/videos';

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

/** The module that runs while the other files of an island are on their way. It is next to the island. */
export const EARLY_MODULES: Readonly<Partial<Record<keyof typeof ISLANDS, string>>> = {
  SearchBox: 'load-words',
  SearchPage: 'load-words',
};

/** Returns the component that an island's file exports under the file's name; undefined for an island without React. */
export function findComponent(name: string): ComponentType | undefined {
  const island: Record<string, unknown> | undefined = ISLANDS[name as keyof typeof ISLANDS];
  return island?.[name] as ComponentType | undefined;
}

export const readsProps = (name: string): boolean => 'readProps' in ISLANDS[name as keyof typeof ISLANDS];
