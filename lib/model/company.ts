import { z } from 'zod';
import { date, heading, image, line, link, linkText, oldPath, placeholderLink, seo, text } from './fields';
import type { Labels } from './labels';
import type { WithImages } from './walk';

/** Have a glyph in ui/Glyph.tsx. */
const network = z.enum(['facebook', 'instagram', 'linkedin', 'x', 'youtube']);
const navLink = z.strictObject({ label: linkText, link });
const menuText = line.meta({ label: 'Menu text' });
const navItem = z
  .strictObject({
    label: menuText,
    link: link.meta({ hint: 'Leave it empty if the entry has a drop-down.' }).optional(),
    items: z
      .array(navLink.extend({ label: menuText }))
      .min(1)
      .meta({ label: 'Links of the drop-down', singular: 'Link' })
      .optional(),
  })
  .refine((item) => (item.link === undefined) !== (item.items === undefined), {
    error: 'a link or a drop-down',
  });
const newsItem = z.strictObject({
  title: heading,
  date: date.meta({ hint: 'Shown above the title.' }),
  image,
  imageAlt: line.meta({
    role: 'alt-line',
    label: 'Alt text',
    hint: 'What the image shows, for people who cannot see it and for search engines.',
  }),
  link: link.meta({ hint: 'Without a link, the title is plain text.' }).optional(),
});

/** Starts with a host that the policy can name. */
const FRAME_URL = /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+\/\S*$/;
/** Maps whose "Share" links show nothing in a frame: only their URLs with "embed" do. */
const SHARED_MAP = /^https:\/\/([\w-]+\.)*(google\.[a-z.]+|goo\.gl|openstreetmap\.org|osm\.org|bing\.com|apple\.com)\//;
const TO_EMBED = {
  error:
    'the URL of a map to embed, such as https://www.openstreetmap.org/export/embed.html?bbox=…: it follows src= in the HTML that the map offers for websites',
};
const mapUrl = z
  .string()
  .regex(FRAME_URL, { ...TO_EMBED, abort: true })
  .refine((url) => !SHARED_MAP.test(url) || /\bembed\b/.test(url), TO_EMBED);

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
    .refine((url) => !/\/(api|js)\b/.test(url), { error: SERVICE_URL })
    .meta({ label: 'URL of Plausible' }),
  site: z
    .string()
    .regex(/^[\w.-]+$/, { error: 'the domain in Plausible, such as example.com' })
    .meta({ label: "This website's domain there" }),
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

/** Is also a link, which leads elsewhere abroad without the code. */
const phone = line.regex(/^\+[\d\s().-]{6,}$/, {
  error: 'a phone number with the code of its country, such as +61 2 5550 0100',
});

const office = z.strictObject({
  country: line,
  /** Of ISO 3166-1, as search engines expect it. */
  code: z
    .string()
    .regex(/^[A-Z]{2}$/, { error: 'two capital letters, such as AU' })
    .meta({ label: 'Country code' }),
  city: line.optional(),
  address: line.optional(),
  phone: phone.optional(),
});

export const companySchema = z.strictObject({
  name: line.meta({ label: 'Company name' }),
  tagline: line.meta({
    label: 'Tagline for search engines',
    hint: 'For search engines and AI assistants: no page shows it. The large words on the home page are the heading of its first section.',
  }),
  origin: z
    .string()
    .regex(/^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+$/, {
      error: 'a URL such as https://www.example.com, no slash at the end',
    })
    .meta({ label: 'Website URL' }),
  language,
  /** Default: the language of the site. */
  dateLanguage: language
    .meta({
      label: 'Language of dates',
      hint: 'In en-AU the day is first: 23 November 2026. Without it, dates follow the language of the site.',
    })
    .optional(),
  timeZone: z
    .string()
    .regex(/^([A-Z]\w+(\/[\w+-]+)+|UTC)$/, { error: TIME_ZONE, abort: true })
    .refine(isTimeZone, { error: TIME_ZONE })
    .meta({ label: 'Time zone', hint: 'Decides when a day begins.' }),
  description: seo.description.meta({ label: 'What the company does', hint: 'For search engines.' }),
  phone,
  email: z.email({ error: 'an e-mail address' }).meta({ role: 'email' }),
  location: line,
  offices: z.array(office).min(1).meta({
    hint: 'For the section Offices and for search engines.',
  }),
  /** Default: the contact form sends nothing. */
  contactForm: z
    .strictObject({
      action: receiver.meta({
        label: 'Receiver of the contact form',
        hint: 'The URL of a form service, or of a worker. Ask a developer.',
      }),
    })
    .meta({ label: 'Contact form', hint: 'Default: the form sends nothing.' })
    .optional(),
  /** Default: nothing is counted. */
  measure: measure
    .meta({
      label: 'Counting of page views',
      hint: 'With Plausible. Default: nothing is counted.',
    })
    .optional(),
  map: z.strictObject({
    title: heading.meta({ label: 'Name of the map', hint: 'Read out by screen readers.' }),
    frame: mapUrl.meta({
      label: 'URL of the embedded map',
      hint: 'Not the link of "Share": the map offers HTML for websites, which has this URL after src=.',
    }),
    link: link.meta({ label: 'Link to the map', hint: 'The map on its own website.' }),
    openLabel: linkText,
    image: image.meta({
      label: 'Illustration behind the map',
      hint: 'Shown until the map has loaded, and where it is blocked.',
    }),
  }),
  navigation: z
    .strictObject({
      items: z.array(navItem).min(1).meta({
        label: 'Menu entries',
        singular: 'Menu entry',
        hint: 'Each has either a link or a drop-down, never both.',
      }),
      action: navLink.meta({ label: 'Button at the end of the menu' }),
    })
    .meta({ label: 'Menu' }),
  footer: z.strictObject({
    about: text.meta({ label: 'About the company' }),
    contactHeading: line.meta({ label: 'Heading above the contact details' }),
    newsHeading: line.meta({ label: 'Heading above the news' }),
    exploreHeading: line.meta({ label: 'Heading above the further links' }),
    explore: z.array(navLink).min(1).meta({ label: 'Further links' }),
    copyright: line.meta({ label: 'Copyright line' }),
    legal: z.array(navLink).max(6).meta({ label: 'Links next to the copyright line', singular: 'Link' }).optional(),
    social: z
      .array(
        z.strictObject({
          icon: network.meta({ label: 'Network' }),
          label: line.meta({ label: 'Name of the network' }),
          link: placeholderLink.optional(),
        }),
      )
      .max(8)
      .meta({ label: 'Social media', singular: 'Network' })
      .optional(),
  }),
  news: z.array(newsItem).max(8).meta({ singular: 'Piece of news', hint: 'Shown in this order.' }).optional(),
  /** Shown in llms.txt only. Default: the pages with their descriptions. */
  assistants: z
    .strictObject({ note: text, links: z.array(navLink).min(1) })
    .meta({ label: 'For AI assistants', hint: 'In llms.txt, above the list of all pages.' })
    .optional(),
  /** These URLs respond with 410 Gone. */
  gone: z
    .array(oldPath)
    .max(200)
    .meta({ label: 'Removed pages', hint: 'URLs of deleted pages that no other page replaces.' })
    .optional(),
});

export type Company = WithImages<z.infer<typeof companySchema>> & { labels: Labels };
export type Measure = z.infer<typeof measure>;
export type NavLink = z.infer<typeof navLink>;
type NavItem = z.infer<typeof navItem>;
/** A link of a drop-down, and the URL of the small illustration of its page. */
export type MenuLink = NavLink & { image?: string | undefined };
/** `isCurrent`: whether the page is in this drop-down. */
export type MenuItem = Omit<NavItem, 'items'> & { items?: MenuLink[] | undefined; isCurrent?: boolean };
export type NewsItem = WithImages<z.infer<typeof newsItem>>;
