import { z } from 'zod';
import type { WithImages } from '../with-images';
import { date, image, line, lines, link, seo, sitePath, text } from './fields';
import type { Labels } from './labels';

/** Have a glyph in components/ui/Glyph.tsx. */
const network = z.enum(['facebook', 'instagram', 'linkedin', 'x', 'youtube']);
const navLink = z.strictObject({ label: line, link });
const navItem = z
  .strictObject({ label: line, link: link.optional(), items: z.array(navLink).min(1).optional() })
  .refine((item) => (item.link === undefined) !== (item.items === undefined), { error: 'either link or items' });
const newsItem = z.strictObject({ title: line, date, image, imageAlt: line, link: link.optional() });

/** Starts with a host that the policy can name. */
const FRAME_URL = /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+\/\S*$/;
const mapUrl = z.string().regex(FRAME_URL, {
  error: 'the URL of a map to embed, such as https://www.openstreetmap.org/export/embed.html?bbox=…',
});

/** Matches http:// on this computer only. */
const URL_WITHOUT_QUERY = /^(https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+|http:\/\/localhost)(:\d{1,5})?(\/[\w.~-]+)*\/?$/;

/** Accepts the receiver of the contact form. A query could contain a secret, which every visitor could read. */
const receiver = z.string().regex(URL_WITHOUT_QUERY, {
  error: 'a URL that starts with https:// and has no query, such as https://forms.example.com/contact',
});

const SERVICE_URL = 'the URL of Plausible, without /api or /js, such as https://plausible.io';

const measure = z.strictObject({
  url: z
    .string()
    .regex(URL_WITHOUT_QUERY, { error: SERVICE_URL })
    .refine((url) => !/\/(api|js)\b/.test(url), { error: SERVICE_URL }),
  site: z.string().regex(/^[\w.-]+$/, { error: 'the domain in Plausible, such as example.com' }),
});

const language = z.string().regex(/^[a-z]{2}-[A-Z]{2}$/, { error: 'a language and country such as en-AU' });
const TIME_ZONE = 'a time zone such as Australia/Sydney';

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

const phone = line.regex(/^\+?[\d\s().-]{6,}$/, { error: 'a phone number such as +61 2 5550 0100' });

const office = z.strictObject({
  country: line,
  /** Of ISO 3166-1, as search engines expect it. */
  code: z.string().regex(/^[A-Z]{2}$/, { error: 'two capital letters, such as AU' }),
  city: line.optional(),
  address: line.optional(),
  phone: phone.optional(),
});

export const companySchema = z.strictObject({
  ...lines('name', 'tagline'),
  origin: z.string().regex(/^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+$/, {
    error: 'a URL such as https://www.example.com, no slash at the end',
  }),
  language,
  /** Default: the language of the site. */
  dateLanguage: language.optional(),
  direction: z.enum(['ltr', 'rtl']).optional(),
  timeZone: z
    .string()
    .regex(/^([A-Z]\w+(\/[\w+-]+)+|UTC)$/, { error: TIME_ZONE, abort: true })
    .refine(isTimeZone, { error: TIME_ZONE }),
  description: seo.description,
  phone,
  email: z.email().meta({ role: 'email', example: 'someone@example.com' }),
  location: line,
  offices: z.array(office).min(1),
  /** Default: the contact form sends nothing. */
  contactForm: z.strictObject({ action: receiver }).optional(),
  /** Default: nothing is counted. */
  measure: measure.optional(),
  map: z.strictObject({ title: line, frame: mapUrl, link, image }),
  navigation: z.strictObject({ items: z.array(navItem).min(1), action: navLink }),
  footer: z.strictObject({
    about: text,
    ...lines('contactHeading', 'newsHeading', 'exploreHeading'),
    explore: z.array(navLink).min(1),
    copyright: line,
    legal: z.array(navLink).max(6).optional(),
    social: z.array(z.strictObject({ icon: network, label: line, link: link.optional() })).max(8),
  }),
  news: z.array(newsItem).max(8),
  /** These URLs respond with 410 Gone. */
  gone: z.array(sitePath).max(200).optional(),
});

export type Company = WithImages<z.infer<typeof companySchema>> & { labels: Labels };
export type Measure = z.infer<typeof measure>;
export type NavLink = z.infer<typeof navLink>;
export type NavItem = z.infer<typeof navItem>;
/** A link of a drop-down, and the URL of the small illustration of its page. */
export type MenuLink = NavLink & { image?: string | undefined };
export type MenuItem = Omit<NavItem, 'items'> & { items?: MenuLink[] | undefined };
export type NewsItem = WithImages<z.infer<typeof newsItem>>;
