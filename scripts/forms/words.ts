/** What fields are called and how they are explained: in the editor's forms, in drafts and in the manual. */
import type { Shape } from './shape';

/** `page` is a hint for a field of the whole page only, `part` for one within it: a card has a title too. */
type Words = { label?: string; hint?: string; page?: string; part?: string };

/** Fields whose name alone says too little. */
const WORDS: Readonly<Record<string, Words>> = {
  title: { page: 'What search engines and the browser tab show; of a post or case study, also its heading.' },
  description: { page: 'The two lines search engines show below the title.' },
  navLabel: { label: 'Short name', hint: 'The name in lists of links, where the title is too long.' },
  order: { label: 'Place in lists', hint: 'Lower numbers come first.' },
  draft: { hint: 'A draft is left out of the website; only `npm run dev` shows it.' },
  updated: { label: 'Last updated', hint: 'Shown beside the date of publication.' },
  date: { hint: 'The day of publication. Newest comes first.' },
  id: {
    label: 'Name',
    page: 'The number or name the entry has in another system. Leave it empty unless one refers to it.',
    part: 'Makes the section a place that links can lead to: `services` is reached by #services.',
  },
  slug: {
    label: 'Address',
    hint: "The last part of a post's address: its file name without .md. May be left empty in the post itself.",
  },
  tags: { hint: 'Topics in lower case, with hyphens for spaces: change-management.' },
  excerpt: { label: 'Introduction in lists', hint: 'What the card in the list of posts says.' },
  summary: { hint: 'What the card in the list says.' },
  image: {
    label: 'Picture',
    hint: 'From public/images (/images/team.jpg) or a drawing (/drawings/home.svg). JPEG or PNG of any size.',
  },
  heroImage: {
    label: 'Picture at the top',
    hint: 'From public/images (/images/team.jpg) or a drawing (/drawings/home.svg). JPEG or PNG of any size.',
  },
  imageAlt: {
    label: 'The picture in words',
    hint: 'What can be seen, for people who cannot see it and for search engines.',
  },
  heroImageAlt: { label: 'The picture at the top in words', hint: 'What can be seen, for people who cannot see it.' },
  heroTitle: { label: 'Heading at the top' },
  heroSubtitle: { label: 'Text below the heading' },
  sections: { hint: 'The parts of the page, from top to bottom. Each starts with its name: `- section: cards`.' },
  kind: {
    label: 'Kind of page',
    hint: 'What it is to search engines, and where it is listed; a plain page without it.',
  },
  alsoAt: { label: 'Further addresses', hint: 'Addresses that show the same page: /services.' },
  socialPicture: { label: 'Picture of link previews', hint: 'Without it, the first picture of the page.' },
  picture: { label: 'Where the picture stands', hint: 'Below the words without it.' },
  tiles: { label: 'Tiles' },
  numbered: { label: 'Numbers in place of icons' },
  columns: { label: 'Side by side', hint: 'How many cards stand in a row on a wide screen.' },
  legal: { label: 'Links beside the copyright line' },
  eyebrow: { label: 'Small line above the heading' },
  link: {
    hint: 'A page (/about), a place on this page (#services) or a full address (https://…). Where it may be left out, the link is drawn but leads nowhere yet.',
  },
  icon: { hint: 'The small drawing beside the text.' },
  buttonText: { label: 'Words on the link', hint: 'What the link of the card says.' },
  buttons: { hint: 'The first is the important one.' },
  subject: { hint: 'Read out behind the words of the button, where these alone say too little.' },
  callToAction: { label: 'Invitation at the end of the page' },
  pullQuote: { label: 'Sentence set large' },
  stage: { label: 'Stage of development', hint: '1 is planned, 5 is nearly there.' },
  facts: { label: 'Facts beside the story' },
  figure: { hint: 'A number set large, with what it means.' },
  number: { hint: 'The figure as it shall be shown, such as 24-hour.' },
  firstList: { label: 'First list' },
  secondList: { label: 'Second list' },
  introText: { label: 'Introduction' },
  transitionText: { label: 'Text between the lists' },
  closingText: { label: 'Closing text' },
  challengesSection: { label: 'Section: challenges' },
  capabilitiesSection: { label: 'Section: capabilities' },
  partnershipSection: { label: 'Section: working together' },
  statement: { label: 'Statement set large' },
  others: { label: 'Heading above the other pages' },
  origin: { label: 'Address of the website', hint: 'No slash at the end.' },
  language: { hint: 'A language and country, such as en-AU.' },
  direction: { label: 'Direction of writing', hint: 'Left to right without it.' },
  frame: { label: 'Address of the map', hint: 'What the map picture is loaded from.' },
  items: { hint: 'In the menu, an entry has either a link or items of its own, never both.' },
  action: { label: 'Button of the menu' },
  explore: { label: 'Links below Explore' },
  social: { label: 'Social media', hint: 'An entry without a link is shown, but leads nowhere yet.' },
  labels: { label: 'Words of controls', hint: 'Words on buttons and for screen readers on every page.' },
  featuredPost: { label: 'Featured post' },
  withoutScript: { label: 'Note for browsers without JavaScript' },
  year: { hint: 'Four digits, in quotes in the file.' },
  toast: { label: 'Message after sending' },
  code: { label: 'Number above the heading' },
};

/** A field's name in plain words: `contactHeading` is Contact heading. */
export function labelOf(name: string): string {
  const known = WORDS[name]?.label;
  if (known) return known;
  const spaced = name.replaceAll('-', ' ').replace(/(?<=[a-z])[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`);
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
}

/**
 * What a person should know before filling in a field, or '' when its label says it all.
 * @param place whether the field is the page's own or lies within another field
 */
export const hintOf = (name: string, shape: Shape, place: 'page' | 'part'): string =>
  [WORDS[name]?.[place], WORDS[name]?.hint, formOf(shape)].filter(Boolean).join(' ');

/** How a field is written and how much fits, without regard to its meaning. */
export function formOf(shape: Shape): string {
  switch (shape.type) {
    case 'text':
      return textForm(shape);
    case 'number':
      return `A ${shape.whole ? 'whole ' : ''}number${between(shape, '')}.`;
    case 'switch':
      return 'true or false.';
    case 'choice':
      return shape.options.includes('compass')
        ? 'One of the names in the list of icons.'
        : `One of ${shape.options.join(', ')}.`;
    case 'list':
      return `A list${between(shape, shape.max === 1 ? 'item' : 'items')}.`;
    case 'group':
    case 'variants':
      return '';
  }
}

function textForm(shape: Extract<Shape, { type: 'text' }>): string {
  if (shape.role === 'date') return 'Year-month-day: 2026-01-31.';
  if (shape.role === 'picture') return '';
  if (shape.pattern) return shape.role === 'email' ? 'An e-mail address.' : `Must be ${shape.pattern.message}.`;
  if (shape.max === undefined) return '';
  if ((shape.min ?? 0) <= 1) return `At most ${shape.max} characters.`;
  return `${shape.min} to ${shape.max} characters.`;
}

function between({ min, max }: { min?: number; max?: number }, unit: string): string {
  const counted = unit === '' ? '' : ` ${unit}`;
  if (min !== undefined && min === max) return ` of exactly ${min}${counted}`;
  if (min !== undefined && max !== undefined) return ` of ${min} to ${max}${counted}`;
  if (min !== undefined) return ` of at least ${min}${min === 1 && unit ? ' item' : counted}`;
  if (max !== undefined) return ` of at most ${max}${counted}`;
  return '';
}
