/** Fields of all content schemas. Objects are strict: an unknown field stops the build. Runs in browsers, too. */
import { z } from 'zod';
import { isLink, LINK } from '../url/is-link';
import { FOCAL_POINTS } from './focus';
import { COUNTS, canShow, DIAGRAM_ITEMS, ICON_NAMES } from './illustrations';

/** What a field is. Checks, forms and the search read it; a name of a field says nothing. */
export type FieldRole =
  /** Words on one line, a heading of a part, and a text of several lines: the search reads them. */
  | 'line'
  | 'heading'
  | 'paragraph'
  /** Of the page itself: its title, also in links, and its description. */
  | 'title'
  | 'description'
  | 'keyword'
  /** The text of a control, or a group of such texts: no page is found by it. */
  | 'control'
  | 'link'
  /** The URL of a file in public/. */
  | 'file'
  | 'image'
  /** Several lines, and one line. */
  | 'alt-text'
  | 'alt-line'
  | 'icon'
  | 'date'
  | 'email'
  | 'post'
  | 'case-study';
declare module 'zod' {
  interface GlobalMeta {
    role?: FieldRole;
    /** Forms list settings after the copy. Otherwise, fields have the order of the schema. */
    isSetting?: boolean;
    /** Whether no form has the field: a save keeps its value. */
    isOnlyInFiles?: boolean;
    /** Whether a switch is on in a file without the field. */
    isOnByDefault?: boolean;
    /** The name in forms; default: the name of the field, as words. */
    label?: string;
    /** The name of an item of a list; default: that of the list, without its s. */
    singular?: string;
    hint?: string;
    /** What the values of a choice mean. */
    choices?: Readonly<Record<string, string>>;
  }
}

const isOneLine = (value: string) => !/[\r\n]/.test(value.trim());
const ONE_LINE = { error: 'text on one line' };

export const line = z.string().trim().min(1).max(120).refine(isOneLine, ONE_LINE).meta({ role: 'line' });
export const heading = line.meta({ role: 'heading' });
export const listOf = <Item extends z.ZodType>(item: Item, min: number, max: number) => z.array(item).min(min).max(max);
export const eachOf = <Name extends string, Field>(field: Field, ...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, field])) as Record<Name, Field>;
export const labelled = <Name extends string, Field extends z.ZodType>(field: Field, labels: Record<Name, string>) =>
  Object.fromEntries(Object.entries<string>(labels).map(([name, label]) => [name, field.meta({ label })])) as Record<
    Name,
    Field
  >;
export const lines = <Name extends string>(...names: Name[]) => eachOf(line, ...names);
export const text = z.string().trim().min(1).max(1200).meta({ role: 'paragraph' });
/** The look of a section's heading; default: 48 px, with the introduction next to it. `none` is for screen readers only. */
export const headingStyle = z.enum(['statement', 'deck', 'label', 'none']).meta({
  isSetting: true,
  label: 'Look of the heading',
  hint: 'Leave it empty for the usual heading.',
  choices: {
    statement: 'very large, over the full width',
    deck: "very large words on the bridge's deck, once a page",
    label: 'small',
    none: 'hidden, for screen readers only',
  },
});
export const introduced = { heading, text: text.meta({ label: 'Introduction' }).optional() };
/** Most sections start with these fields. */
export const headed = { ...introduced, headingStyle: headingStyle.optional() };
const COMPOSITION = {
  label: 'Bridge in this section',
  hint: 'Leave it empty for none.',
  choices: {
    detail: "a part of the page's image in one half of the screen, the content in the other",
    pier: "a pier of the page's bridge next to the content",
    panorama: 'a whole bridge across the page, with the items as its labels',
  },
};
/** How heading, content and the image of the page are arranged; default: without the image. Section.tsx renders it. */
export const composition = z.enum(['detail', 'pier']).meta({ isSetting: true, ...COMPOSITION });
/** The same for sections whose items are labels of a whole structure, across the page. */
export const panorama = z.enum(['panorama']).meta({ isSetting: true, ...COMPOSITION });
/** Accepts a page (/about), a section (#services), a full URL, a mail address or a phone number. */
export const link = z
  .string()
  .refine(isLink, { error: LINK })
  .meta({ role: 'link', hint: 'A page (/about), a section of a page (#services) or a full URL (https://…).' });
/** A link that is shown without a target as long as it is missing. */
export const placeholderLink = link.meta({
  hint: 'A page (/about), a section of a page (#services) or a full URL (https://…). Without it, the link is shown without a target.',
});
const isHeic = (name: string) => /\.hei[cf]$/i.test(name);
/** Browsers cannot show the format of an iPhone's camera. */
export const HEIC = 'a JPEG: on the iPhone, send the photo by mail or share it to Files as "Most Compatible"';
/** Matches file names, with folders or without, that Windows accepts as well. */
const IMAGE_NAME = /^\/?[^/\\:*?"<>|]+(\/[^/\\:*?"<>|]+)*\.(svg|png|jpe?g|webp|avif)$/i;
export const image = z
  .string()
  .refine((name) => !isHeic(name), { error: HEIC, abort: true })
  .regex(IMAGE_NAME, {
    error: 'an image such as /drawings/home.svg or team.jpg (svg, png, jpg, webp or avif)',
  })
  .meta({
    role: 'image',
    label: 'Image',
    hint: 'A photo (JPEG, PNG, WebP or AVIF) or an illustration.',
  })
  .brand<'image'>();
/** Requires an alt text for an image, and an image for an alt text: an argument of superRefine(). */
export function checkAltText(fields: { image?: unknown; imageAlt?: unknown }, context: z.RefinementCtx) {
  const hasImage = fields.image !== undefined;
  const hasAltText = fields.imageAlt !== undefined;
  if (hasImage && !hasAltText) {
    context.addIssue({ code: 'custom', path: ['imageAlt'], message: 'what the image shows, in words' });
  }
  if (hasAltText && !hasImage) {
    const message = 'the image that imageAlt describes, or neither of the two';
    context.addIssue({ code: 'custom', path: ['image'], message });
  }
}
export const focus = z
  .enum(FOCAL_POINTS)
  .meta({ label: 'Focal point', hint: 'What stays in view when a photo is cropped.' });
export const imageAlt = text.meta({
  role: 'alt-text',
  label: 'Alt text',
  hint: 'What the image shows, for people who cannot see it and for search engines.',
});
export const optionalImage = { image: image.optional(), imageAlt: imageAlt.optional(), focus: focus.optional() };
export const icon = z.enum(ICON_NAMES).meta({ role: 'icon', hint: 'A small detail of a bridge next to the text.' });
export const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, {
  error: 'lower-case letters, digits and single hyphens',
});
/** The id of a part of a page: /it-services#engagement-models. */
export const anchor = slug.max(40).meta({
  label: 'Anchor (optional)',
  hint: 'Only if you want to link to this part: with services, /page#services leads here.',
});
/** Returns the fields of every section: its name, and an id that links can lead to. */
export const section = <Name extends string>(name: Name) => ({ section: z.literal(name), id: anchor.optional() });
export const sitePath = z.string().regex(/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/, {
  error: 'a URL such as /services: lower-case letters, digits and single hyphens',
});
/** A URL of a former website, which may have capitals, dots, underscores and a last slash. */
export const oldPath = z.string().regex(/^(\/(?!\.+(\/|$))[\w.~-]+)+\/?$/, {
  error: 'a URL such as /services: letters, digits, hyphens, dots and underscores',
});
export const DAY = 'a day from 1990 to 2099, such as 2026-12-01';
/** Typing a date may leave a year such as 0206 in its field. */
export const isDay = (text: string): boolean => z.regexes.date.test(text) && text >= '1990' && text < '2100';
export const date = z.string().refine(isDay, { error: DAY }).meta({ role: 'date' });
export const order = z.number().int().min(1).max(999).meta({
  isSetting: true,
  label: 'Position in lists',
  hint: 'Lower numbers come first. Without one, the page comes last.',
});
/** The name of a page in menus and breadcrumbs. */
export const navLabel = line.meta({
  role: 'title',
  isSetting: true,
  label: 'Short name',
  hint: 'The name of the page in links, if the title is too long.',
});

/** Search engines cut longer texts. */
const MAX_DESCRIPTION_LENGTH = 160;
export const MAX_TITLE_LENGTH = 65;

export const shortTitle = z
  .string()
  .trim()
  .min(3)
  .max(MAX_TITLE_LENGTH)
  .refine(isOneLine, ONE_LINE)
  .meta({ role: 'title' });
export const seo = {
  title: shortTitle.meta({
    role: 'title',
    hint: 'Shown in search results and in the browser tab. A post, a case study and a page without a heading at the top show it as their heading, too.',
  }),
  description: z.string().trim().min(50).max(MAX_DESCRIPTION_LENGTH).meta({
    role: 'description',
    hint: 'The two lines below the title in a search result. Lists of pages show it, too.',
  }),
};

export const visibility = {
  aliases: z
    .array(oldPath)
    .max(20)
    .meta({
      isSetting: true,
      label: 'Redirects',
      singular: 'Redirect',
      hint: 'Former URLs of this page, such as /blog/old-name. They redirect here.',
    })
    .optional(),
  draft: z.boolean().meta({ isSetting: true, hint: 'A draft is not published: only the preview shows it.' }).optional(),
  /** What visitors search for and the page does not contain. */
  keywords: z
    .array(line.meta({ role: 'keyword' }))
    .min(1)
    .max(20)
    .meta({
      isSetting: true,
      label: 'Keywords for the search',
      singular: 'Keyword',
      hint: 'Words that visitors type and the page does not contain, such as scam on a page about phishing.',
    })
    .optional(),
  updated: date
    .meta({
      isSetting: true,
      label: 'Last updated',
      hint: 'The day of the last change, for search engines. A post shows it next to its date.',
    })
    .optional(),
};

export const linkText = line.meta({ role: 'control', label: 'Link text' });
const buttonText = line.meta({ role: 'control', label: 'Button text' });
export const button = z.strictObject({ label: buttonText, link });
export const titled = z.strictObject({ title: heading, description: text });
/** The specification's service card. Without `link`, its link is a placeholder. */
export const serviceCard = z.strictObject({
  title: heading,
  description: text,
  buttonText: linkText.meta({ hint: 'Such as Learn more. Without a text there is no link.' }).optional(),
  link: placeholderLink.optional(),
  icon: icon.optional(),
});
export const statistic = z.strictObject({
  number: line.meta({
    label: 'Figure',
    hint: 'As it should be shown, such as 25+.',
  }),
  label: line.meta({ label: 'What the figure counts' }),
});
const point = z.strictObject({
  label: line.meta({ label: 'Word above the text', hint: 'Such as Before, After or Still open.' }),
  text,
});
export const outcome = z.strictObject({ heading, points: listOf(point, 2, 4) });
export const statement = z
  .strictObject({
    figure: line.meta({ label: 'Figure or a few words', hint: 'Appears very large.' }),
    text: text.meta({ label: 'What it means' }),
    shows: z
      .enum(COUNTS)
      .meta({
        label: 'Shown as',
        hint: 'What the figure counts.',
        choices: {
          piers: 'that many piers, up to 8',
          scale: 'that many marks of a scale, up to 40',
          gauge: 'a share of a gauge, up to 100',
        },
      })
      .optional(),
  })
  .refine(({ figure, shows }) => canShow(figure, shows), {
    error: 'a figure that starts with a number: up to 8 piers, 40 marks of a scale, or 100 on a gauge',
    path: ['figure'],
  });
export const carouselSlide = z.strictObject({
  title: heading,
  description: text,
  list: listOf(text, 1, 8).meta({ label: 'Points' }).optional(),
  footer: text.meta({ label: 'Last line', hint: 'In bold, below a yellow line.' }),
  icon,
});
/** The title block of a drawing sheet. */
export const sheet = z.strictObject({
  number: line.meta({ label: 'Drawing number', hint: 'Such as CS-04: each sheet has its own.' }),
  revision: line.meta({ label: 'Revision', hint: 'A letter: the next one when the sheet changes.' }),
  date: date.meta({ label: 'Date of the revision' }).optional(),
});
/** An excerpt of a document as an example. Each row has a value for each column. */
const documentExample = z.strictObject({
  label: line.meta({
    label: 'Word that marks an example',
    hint: "Such as Example: the sheet is nobody's real document.",
  }),
  title: heading.meta({ label: 'Title of the sheet' }),
  columns: listOf(line, 2, 4).meta({ label: 'Column headings', hint: 'Of the columns to the right of the first.' }),
  rows: listOf(
    z.strictObject({
      name: line.meta({ label: 'First column' }),
      values: listOf(text, 2, 4).meta({ label: 'Other columns', hint: 'One text below each column heading.' }),
    }),
    2,
    8,
  ),
  sheet: sheet.meta({ label: 'Title block', hint: 'Number and revision, in the corner of the sheet.' }).optional(),
});
export type DocumentExample = z.infer<typeof documentExample>;
const hasAllValues = ({ columns, rows }: DocumentExample) =>
  rows.every(({ values }) => values.length === columns.length);
const ALL_VALUES = { error: 'as many values in each row as there are columns', path: ['rows'] };
export const specimen = z.strictObject({ ...headed, ...documentExample.shape }).refine(hasAllValues, ALL_VALUES);
export const proof = z.strictObject({
  ...headed,
  study: slug.meta({
    role: 'case-study',
    label: 'Case study',
  }),
  /** The results that matter on this page; default: the first two of the study. */
  points: listOf(point, 2, 2)
    .meta({ label: 'Before and after', singular: 'Text', hint: 'Default: the first two results of the study.' })
    .optional(),
  /** Instead of points: what there was, and each step, with a bridge that turns. */
  steps: listOf(point, ...DIAGRAM_ITEMS.steps)
    .meta({
      label: 'Steps of a bridge that turns',
      singular: 'Step',
      hint: 'Instead of before and after: what there was, then each step, in a word or two. Readers choose one.',
    })
    .optional(),
  buttonText: linkText,
  /** A document of the study, next to its results. */
  document: documentExample
    .extend({ text: text.meta({ label: 'Introduction of the document' }).optional() })
    .refine(hasAllValues, ALL_VALUES)
    .meta({ label: 'Document of the study', hint: 'An example, next to the results. Phones fold it.' })
    .optional(),
});
export const callToAction = z.strictObject({ ...introduced, button });

export type Sheet = z.infer<typeof sheet>;
export type HeadingStyle = z.infer<typeof headingStyle>;
export type Composition = z.infer<typeof composition> | z.infer<typeof panorama>;
export type Button = z.infer<typeof button>;
export type CarouselSlide = z.infer<typeof carouselSlide>;
