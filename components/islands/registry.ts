/** Lists the React islands. The name is also the name of the file, which exports the component and `mount`. */
import { Carousel } from './Carousel';
import { ContactForm } from './ContactForm';
import { SearchBox } from './SearchBox';
import { SearchPage } from './SearchPage';
import { SiteNav } from './SiteNav';

export const ISLANDS = { Carousel, ContactForm, SearchBox, SearchPage, SiteNav } as const;

export type ComponentName = keyof typeof ISLANDS;
