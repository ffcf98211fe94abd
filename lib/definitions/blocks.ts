/**
 * What the schemas of content are built of. Objects are strict everywhere: an unknown field stops the build. Safe in a
 * browser: the editor's preview holds what is typed against the same schemas.
 */
import { z } from 'zod';
import { DETAIL_NAMES } from '../shared/details';
import { ICON_NAMES } from '../shared/icons';

/**
 * What a plain text stands for, where its schema alone does not say: read by the checks of links and pictures, by
 * the editor's forms and by `npm run new`.
 */
type Kind = 'text' | 'link' | 'picture' | 'date' | 'post';
declare module 'zod' {
  interface GlobalMeta {
    kind?: Kind;
  }
}

const isOneLine = (value: string) => !/[\r\n]/.test(value.trim());
const ONE_LINE = { error: 'text on one line' };

/** One line of text: a heading, a label. */
export const line = z.string().trim().min(1).max(120).refine(isOneLine, ONE_LINE);
/** One paragraph of plain text. */
export const text = z.string().trim().min(1).max(1200).meta({ kind: 'text' });
/** Where a link leads: a page (/about), a place on the page (#services), or a full address. */
export const link = z
  .string()
  .regex(/^(\/(?!\/)[^\s]*|#[a-z][a-z0-9-]*|https?:\/\/[^\s]+)$/, { error: 'a link that starts with /, # or https://' })
  .meta({ kind: 'link' });
/** A picture below public/, written from the root (/drawings/home.svg), or one beside the file that names it (team.jpg). */
export const image = z
  .string()
  .regex(/^\/?[^/\\:*?"<>|]+(\/[^/\\:*?"<>|]+)*\.(svg|png|jpe?g|webp|avif)$/i, {
    error: 'a picture such as /drawings/home.svg or team.jpg (svg, png, jpg, webp or avif)',
  })
  .meta({ kind: 'picture' })
  .brand<'picture'>();
/** Whether a picture that may be left out has words, and no picture none: for `refine`, with PICTURE_WORDS. */
export const hasPictureWords = ({ image: shown, imageAlt }: { image?: unknown; imageAlt?: unknown }): boolean =>
  (shown === undefined) === (imageAlt === undefined);
export const PICTURE_WORDS = { error: 'what the picture shows, in words', path: ['imageAlt'] };
/** What of a photo every crop keeps: a face, a machine. */
export const focus = z.string().regex(/^(100|\d{1,2})% (100|\d{1,2})%$/, {
  error: 'two shares of the photo, from the left and from the top: 30% 20%',
});
export const icon = z.enum(ICON_NAMES);
/** A detail of a bridge, drawn beside the words. */
export const detail = z.enum(DETAIL_NAMES);
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
  error: 'lower-case letters, digits and single hyphens',
});
/** An address of the site's own, from its root. */
export const address = z.string().regex(/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/, {
  error: 'an address such as /services: lower-case letters, digits and single hyphens',
});
/** A calendar day. Compared with the real calendar, so 2024-02-30 is refused. */
export const date = z.string().refine(isCalendarDay, { error: 'YYYY-MM-DD' }).meta({ kind: 'date' });
/** A place in a list: lower numbers come first. */
export const order = z.number().int().min(1).max(999);

function isCalendarDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === value;
}

/** The longest description a search engine shows whole. */
export const DESCRIPTION_MAX = 160;
/** The longest title a search engine shows whole. */
export const TITLE_MAX = 65;

/** What search engines show: both are required on every page. */
export const seo = {
  title: z.string().trim().min(3).max(TITLE_MAX).refine(isOneLine, ONE_LINE),
  description: z.string().trim().min(50).max(DESCRIPTION_MAX).meta({ kind: 'text' }),
};

/** Fields of everything that is a page of its own. */
export const state = {
  draft: z.boolean().optional(),
  updated: date.optional(),
  /** Addresses it had before, which lead to it for good. */
  aliases: z.array(address).max(20).optional(),
};

export const button = z.strictObject({ label: line, link });
export const titled = z.strictObject({ title: line, description: text });
/** The specification's service card: without `link` its link leads nowhere yet. */
export const serviceCard = z.strictObject({
  icon,
  title: line,
  description: text,
  link: link.optional(),
  buttonText: line.optional(),
});
export const iconCard = z.strictObject({ icon, title: line, description: text });
export const statistic = z.strictObject({ number: line, label: line });
/** A figure or a few words set large, with what they mean. */
export const statement = z.strictObject({ figure: line, text });
export const carouselSlide = z.strictObject({
  title: line,
  icon,
  description: text,
  list: z.array(text).min(1).max(8).optional(),
  footer: text,
});
export const callToAction = z.strictObject({ heading: line, text: text.optional(), button });

export type Button = z.infer<typeof button>;
export type CarouselSlide = z.infer<typeof carouselSlide>;
