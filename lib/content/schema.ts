/**
 * What each kind of content file may hold. Every type of the site is inferred from here; field names are
 * the specification's (section 3). Objects are strict: an unknown key stops the build.
 */
import { z } from 'zod';
import { ICON_NAMES } from './icons';

/**
 * What a plain text stands for, where its schema alone does not say: read by the checks of links and pictures, by
 * the editor's forms and by `npm run new`.
 */
type Kind = 'text' | 'link' | 'picture' | 'date';
declare module 'zod' {
  interface GlobalMeta {
    kind?: Kind;
  }
}

/** One line of text: a heading, a label. */
const line = z.string().trim().min(1).max(120);
/** One paragraph of plain text. */
const text = z.string().trim().min(1).max(1200).meta({ kind: 'text' });
/** Where a link leads: a page (/about), a place on the page (#services), or a full address. */
const link = z
  .string()
  .regex(/^(\/(?!\/)[^\s]*|#[a-z][a-z0-9-]*|https?:\/\/[^\s]+)$/, { error: 'a link that starts with /, # or https://' })
  .meta({ kind: 'link' });
/** A picture below public/, written from the root (/drawings/home.svg), or one beside the file that names it (team.jpg). */
const image = z
  .string()
  .regex(/^\/?[^/\\:*?"<>|]+(\/[^/\\:*?"<>|]+)*\.(svg|png|jpe?g|webp|avif)$/i, {
    error: 'a picture such as /drawings/home.svg or team.jpg (svg, png, jpg, webp or avif)',
  })
  .meta({ kind: 'picture' });
const icon = z.enum(ICON_NAMES);
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
  error: 'lower-case letters, digits and single hyphens',
});
/** A calendar day. Compared with the real calendar, so 2024-02-30 is refused. */
const date = z.string().refine(isCalendarDay, { error: 'YYYY-MM-DD' }).meta({ kind: 'date' });

function isCalendarDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === value;
}

/** What search engines show: both are required on every page. */
const seo = {
  title: z.string().trim().min(3).max(54),
  description: z.string().trim().min(50).max(160).meta({ kind: 'text' }),
};

const button = z.strictObject({ label: line, link });
/** A button or link that may still lead nowhere: without `link` it is drawn as a placeholder. */
const openButton = z.strictObject({ label: line, link: link.optional() });
const titled = z.strictObject({ title: line, description: text });
const section = z.strictObject({ heading: line, text: text.optional() });

const serviceCard = z.strictObject({
  icon,
  title: line,
  description: text,
  link: link.optional(),
  buttonText: line.optional(),
});
const statistic = z.strictObject({ number: line, label: line });
const newsItem = z.strictObject({ title: line, date, image, imageAlt: line, link: link.optional() });
const carouselSlide = z.strictObject({
  title: line,
  icon,
  description: text,
  list: z.array(text).min(1).optional(),
  footer: text,
});

const hero = z.strictObject({
  eyebrow: line.optional(),
  heading: line,
  text: text,
  image,
  imageAlt: text,
  buttons: z
    .array(button.extend({ subject: line.optional() }))
    .max(2)
    .optional(),
});

const callToAction = z.strictObject({ heading: line, text: text.optional(), button });

export const homeSchema = z.strictObject({
  ...seo,
  hero,
  cards: z.strictObject({ heading: line, items: z.array(serviceCard).length(3) }),
  team: z.strictObject({ heading: line, figure: statistic, paragraphs: z.array(text).min(1) }),
  services: z.strictObject({ heading: line, text: text.optional(), items: z.array(serviceCard).length(4) }),
  statistics: z.strictObject({ heading: line, items: z.array(statistic).min(3).max(6) }),
  featuredPost: z.strictObject({ heading: line, slug, buttonText: line }),
});

/** The body of about.md is the brand story. */
export const aboutSchema = z.strictObject({
  ...seo,
  hero,
  story: z.strictObject({ heading: line, pullQuote: text.optional() }),
  directions: z.strictObject({
    heading: line,
    text: text,
    year: z.string().regex(/^\d{4}$/, { error: 'a year of four digits, in quotes' }),
    targets: z.array(titled).min(1),
  }),
  cards: z.strictObject({ heading: line, text: text.optional(), items: z.array(serviceCard).length(4) }),
  callToAction,
});

const formField = z.strictObject({ label: line, hint: text.optional() });
export const contactSchema = z.strictObject({
  ...seo,
  hero,
  form: z.strictObject({
    title: line,
    subtitle: line,
    fields: z.strictObject({
      firstName: formField,
      lastName: formField,
      phone: formField,
      email: formField,
      message: formField,
    }),
    submit: line,
    privacy: text,
    withoutScript: text,
    toast: z.strictObject({ title: line, description: text }),
  }),
  card: z.strictObject({
    heading: line,
    text: text.optional(),
    phone: line,
    email: line,
    location: line,
    copyPhone: line,
    copyEmail: line,
    phoneCopied: line,
    emailCopied: line,
    copyFailed: line,
  }),
  map: z.strictObject({ heading: line, text: text, openLabel: line }),
});

export const cyberSecuritySchema = z.strictObject({
  ...seo,
  hero,
  whatWeDo: z.strictObject({ heading: line, paragraphs: z.array(text).min(1), link: button }),
  services: z.strictObject({
    heading: line,
    text: text.optional(),
    items: z.array(serviceCard).length(3),
  }),
  portfolio: z.strictObject({
    heading: line,
    text: text.optional(),
    slides: z.array(carouselSlide).length(3),
  }),
  callToAction,
});

export const trainingSchema = z.strictObject({
  ...seo,
  hero,
  programme: z.strictObject({ heading: line, text: text, tiles: z.array(serviceCard).length(6) }),
  platform: z.strictObject({
    heading: line,
    paragraphs: z.array(text).min(1),
    features: z.array(titled).min(2),
  }),
  partnership: z.strictObject({ heading: line, text: text.optional(), services: z.array(serviceCard).length(4) }),
  callToAction,
});

export const itServicesSchema = z.strictObject({
  ...seo,
  hero,
  whatWeDo: z.strictObject({ heading: line, paragraphs: z.array(text).min(1) }),
  approach: z.strictObject({ heading: line, text: text, steps: z.array(titled).min(3) }),
  services: z.strictObject({ heading: line, text: text.optional(), items: z.array(serviceCard).length(6) }),
  callToAction,
});

export const staffAugmentationSchema = z.strictObject({
  ...seo,
  hero,
  disciplines: z.strictObject({
    heading: line,
    text: text,
    items: z.array(z.strictObject({ icon, title: line, description: text, roles: z.array(line).min(2) })).length(5),
  }),
  methodology: z.strictObject({ heading: line, text: text, steps: z.array(titled).min(3) }),
  channels: z.strictObject({ heading: line, text: text, items: z.array(serviceCard).length(5) }),
  callToAction,
});

/** The body of governance.md is the data security text. */
export const governanceSchema = z.strictObject({
  ...seo,
  hero,
  dataSecurity: section,
  framework: z.strictObject({
    heading: line,
    text: text,
    caption: text,
    members: z.array(z.strictObject({ label: line, description: text })).length(7),
  }),
  partnership: z.strictObject({ heading: line, text: text.optional(), services: z.array(serviceCard).length(3) }),
  callToAction,
});

export const listPageSchema = z.strictObject({
  ...seo,
  hero,
  buttonText: line,
});

/** What all industry pages share. */
export const industryPageSchema = z.strictObject({ others: line, callToAction });

/** One text for all product pages. */
export const comingSoonSchema = z.strictObject({
  heading: line,
  text: text,
  stageLabel: line,
  contact: z.strictObject({ text: text, button }),
  others: line,
});

export const notFoundSchema = z.strictObject({
  page: z.strictObject({ ...seo, code: line, heading: line, text: text }),
  blog: z.strictObject({ ...seo, heading: line, text: text, button }),
  link: button,
  search: button,
  nearest: line,
  image,
  imageAlt: text,
});

const counted = line.regex(/\{count\}/, { error: 'a text that holds {count}' });
const quoted = line.regex(/\{term\}/, { error: 'a text that holds {term}' });
/** The list of all pages and the words of the search. */
export const searchSchema = z.strictObject({
  ...seo,
  heading: line,
  text: text,
  image,
  imageAlt: text,
  pagesHeading: line,
  groups: z.strictObject({
    company: line,
    services: line,
    industries: line,
    products: line,
    caseStudies: line,
    blog: line,
  }),
  labels: z.strictObject({
    open: line,
    dialog: line,
    field: line,
    hint: line,
    submit: line,
    close: line,
    results: line,
    one: counted,
    many: counted,
    all: counted,
    nothing: quoted,
    didYouMean: line,
    suggestions: line,
    recent: line,
    forget: line,
    loading: line,
    retrying: line,
    failed: text,
    tryAgain: line,
    allPages: line,
    keys: line,
  }),
  suggestions: z.array(button).min(2).max(6),
  /** Words visitors use and the page itself does not. */
  words: z.array(z.strictObject({ link, words: z.array(line).min(1) })),
});

/** One industry page. Nested field names are the specification's. */
export const industrySchema = z.strictObject({
  ...seo,
  navLabel: line,
  order: z.number().int().min(1).max(999),
  draft: z.boolean().optional(),
  updated: date.optional(),
  heroTitle: line,
  heroSubtitle: text,
  heroImage: image,
  heroImageAlt: text,
  challengesSection: z.strictObject({
    heading: line,
    introText: text,
    firstList: z.array(text).min(2).max(8),
    transitionText: text,
    secondList: z.array(text).min(2).max(8),
    closingText: text,
  }),
  statement: z.strictObject({ figure: line, text: text }).optional(),
  capabilitiesSection: z.strictObject({
    heading: line,
    introText: text,
    capabilities: z
      .array(z.strictObject({ title: line, description: text, icon: icon.optional() }))
      .min(2)
      .max(9),
    closingText: text,
  }),
  partnershipSection: z.strictObject({
    heading: line,
    services: z
      .array(z.strictObject({ icon, title: line, description: text }))
      .min(2)
      .max(6),
  }),
});

export const productSchema = z.strictObject({
  ...seo,
  navLabel: line,
  order: z.number().int().min(1).max(999),
  draft: z.boolean().optional(),
  updated: date.optional(),
  heading: line,
  summary: text,
  stage: z.number().int().min(1).max(5),
  image,
  imageAlt: text,
});

/** A tag given twice would list its post twice; hosts lead /blog/tag/index away to the folder. */
function checkTags(tags: readonly string[], context: z.RefinementCtx) {
  for (const [index, tag] of tags.entries()) {
    const refuse = (message: string) => context.addIssue({ code: 'custom', path: [index], message });
    if (tags.indexOf(tag) < index) refuse('each tag once');
    if (tag === 'index') refuse('a tag other than index, which hosts lead away');
  }
}

const entry = {
  /** For search results, where the title is too long for them. */
  shortTitle: seo.title.optional(),
  id: z.union([z.string(), z.number()]).optional(),
  slug: slug.optional(),
  draft: z.boolean().optional(),
  updated: date.optional(),
  /** Of a length that leaves room for the list's name in the title of the tag's page. */
  tags: z.array(slug.max(30)).max(8).superRefine(checkTags).optional(),
  image,
  imageAlt: text,
};

/** A blog post: its body is the specification's `content`, as HTML once read. */
export const postSchema = z.strictObject({
  ...entry,
  title: z.string().trim().min(10).max(90),
  excerpt: z.string().trim().min(50).max(300).meta({ kind: 'text' }),
  description: seo.description,
  date,
});

export const caseStudySchema = z.strictObject({
  ...entry,
  title: z.string().trim().min(10).max(90),
  description: seo.description,
  summary: text,
  order: z.number().int().min(1).max(999),
  date: date.optional(),
  facts: z
    .array(z.strictObject({ label: line, value: line }))
    .min(2)
    .max(5),
  pullQuote: text.optional(),
});

const navLink = z.strictObject({ label: line, link });
/** A link, or a drop-down of links: one of `link` and `items`. */
const navItem = z
  .strictObject({ label: line, link: link.optional(), items: z.array(navLink).min(1).optional() })
  .refine((item) => (item.link === undefined) !== (item.items === undefined), {
    error: 'either link or items',
  });

/** Company facts, navigation, footer, and the words of controls that stand on every page. */
export const siteSchema = z.strictObject({
  name: line,
  tagline: line,
  origin: z
    .string()
    .regex(/^https:\/\/[a-z0-9.-]+$/, { error: 'an address such as https://www.example.com, no slash at the end' }),
  language: z.string().regex(/^[a-z]{2}-[A-Z]{2}$/, { error: 'a language and country such as en-AU' }),
  description: seo.description,
  phone: line,
  email: z.email(),
  location: line,
  countries: z.array(line).min(1),
  map: z.strictObject({ title: line, frame: link, link }),
  navigation: z.strictObject({
    items: z.array(navItem).min(1),
    /** The last link of the header, drawn as a button. */
    action: navLink,
  }),
  footer: z.strictObject({
    about: text,
    contactHeading: line,
    newsHeading: line,
    exploreHeading: line,
    explore: z.array(navLink).min(1),
    copyright: line,
    social: z.array(z.strictObject({ icon, label: line, link: link.optional() })).length(4),
  }),
  news: z.array(newsItem).length(2),
  labels: z.strictObject({
    skipLink: line,
    mainNavigation: line,
    phoneNavigation: line,
    footerNavigation: line,
    menu: line,
    homeLink: line,
    socialLinks: line,
    placeholder: line,
    notifications: line,
    announcements: line,
    closeToast: line,
    previousSlide: line,
    nextSlide: line,
    slide: line,
    slideOf: line,
    chooseSlide: line,
    otherPosts: line,
    otherCaseStudies: line,
    readingTime: line,
    published: line,
    updated: line,
    copyLink: line,
    linkCopied: line,
    copyFailed: line,
    backToBlog: line,
    backToCaseStudies: line,
    newer: line,
    older: line,
    page: line,
    pages: line,
    allTopics: line,
    topics: line,
    topic: line,
    draft: line,
    home: line,
    breadcrumb: line,
    rssFeed: line,
    jsonFeed: line,
  }),
});

export type Site = z.infer<typeof siteSchema>;
export type NavLink = z.infer<typeof navLink>;
export type NavItem = z.infer<typeof navItem>;
export type Hero = z.infer<typeof hero>;
export type Button = z.infer<typeof button>;
export type OpenButton = z.infer<typeof openButton>;
export type CallToAction = z.infer<typeof callToAction>;
export type ServiceCard = z.infer<typeof serviceCard>;
export type Statistic = z.infer<typeof statistic>;
export type NewsItem = z.infer<typeof newsItem>;
export type CarouselSlide = z.infer<typeof carouselSlide>;
export type TitledText = z.infer<typeof titled>;
export type ListPage = z.infer<typeof listPageSchema>;
export type Home = z.infer<typeof homeSchema>;
export type About = z.infer<typeof aboutSchema>;
export type ContactCopy = z.infer<typeof contactSchema>;
export type SearchCopy = z.infer<typeof searchSchema>;
export type NotFound = z.infer<typeof notFoundSchema>;
export type ComingSoon = z.infer<typeof comingSoonSchema>;
export type Governance = z.infer<typeof governanceSchema>;
export type StaffAugmentation = z.infer<typeof staffAugmentationSchema>;
export type Training = z.infer<typeof trainingSchema>;
