/**
 * The labels and hints of fields whose name says too little. A key is the end of a field's path: `items.link` is the
 * link of every item. The longest key applies, separately for label and hint. ^ is for a page's own fields: a card has a
 * title, too.
 */
export type Words = { label?: string; hint?: string };

const PICTURE =
  'A photo (/images/team.jpg, in public/images) or a drawing (/drawings/home.svg). JPEG or PNG of any size.';
const WHAT_CAN_BE_SEEN = 'What can be seen, for people who cannot see it and for search engines.';
const LINK = 'A page (/about), a place on a page (#services) or a full address (https://…).';

const HEAD: Readonly<Record<string, Words>> = {
  '^title': {
    hint: 'Shown by search engines and in the browser tab. A post, a case study and a page that opens without a heading of its own show it as their heading, too.',
  },
  '^description': { hint: 'The two lines below the title in a search result. Lists of pages show it, too.' },
  '^summary': { hint: 'Opens the page, below its heading or its picture.' },
  '^excerpt': { label: 'Introduction', hint: 'Opens the post, and stands on its card in the list.' },
  '^shortTitle': { hint: 'For search results and the browser tab, where the title is too long for them.' },
  '^navLabel': { label: 'Short name', hint: 'What links call the page, where the title is too long.' },
  '^order': { label: 'Place in lists', hint: 'Lower numbers come first.' },
  '^draft': { hint: 'A draft is left out of the website; only `npm run dev` shows it.' },
  '^date': {
    hint: 'The day of publication: before it, only `npm run dev` shows the page. In the blog, the newest post comes first.',
  },
  '^until': { label: 'Last day', hint: 'After it, the page is gone from the website. The file may stay.' },
  '^updated': {
    label: 'Last updated',
    hint: 'The day of the last change, for search engines. A post shows it beside its date.',
  },
  '^tags': { label: 'Topics', hint: 'In lower case, with hyphens for spaces: change-management.' },
  '^id': { label: 'Name in other systems', hint: 'Leave it out unless another system refers to the entry.' },
  '^slug': { label: 'End of the address', hint: 'The file name without .md. May be left out: the file name counts.' },
  '^kind': {
    label: 'Kind of page',
    hint: 'A service is listed under Services; all others are pages of the company. For an ordinary page leave it out.',
  },
  '^alsoAt': { label: 'Further addresses', hint: 'They show the same page; search engines keep the first.' },
  '^aliases': {
    label: 'Old addresses',
    hint: 'Where the page was before, such as /blog/old-name: links to it lead on to the page of now.',
  },
  '^socialPicture': { label: 'Picture of link previews', hint: 'Without it, the first picture of the page.' },
  '^sections': { hint: 'The parts of the page, from top to bottom.' },
  '^stage': { label: 'Stage of development', hint: '1 is planned, 5 is nearly there.' },
  '^facts': { label: 'Facts beside the heading', hint: 'The first two stand on the card in the list, too.' },
  'facts.label': { label: 'What the fact is about' },
  'facts.value': { label: 'The fact' },
};

const INDUSTRY: Readonly<Record<string, Words>> = {
  heroTitle: { label: 'Heading at the top' },
  heroSubtitle: { label: 'Text below the heading' },
  heroImage: { label: 'Picture at the top', hint: PICTURE },
  heroImageAlt: { label: 'The picture at the top in words', hint: WHAT_CAN_BE_SEEN },
  challengesSection: { label: 'Section: challenges' },
  capabilitiesSection: { label: 'Section: capabilities' },
  partnershipSection: { label: 'Section: working together' },
  introText: { label: 'Introduction' },
  transitionText: { label: 'Text between the lists' },
  closingText: { label: 'Last paragraph' },
  '^statement': { label: 'Statement on yellow' },
};

/** Within sections, and within the fields of any file. */
const PARTS: Readonly<Record<string, Words>> = {
  image: { label: 'Picture', hint: PICTURE },
  imageAlt: { label: 'The picture in words', hint: WHAT_CAN_BE_SEEN },
  focus: { label: 'What of a photo stays in view', hint: 'From the left and from the top, such as 30% 20%.' },
  link: { hint: LINK },
  icon: { hint: 'The small drawing beside the text.' },
  detail: {
    label: 'Detail of a bridge',
    hint: 'A small drawing beside the words; on a card it takes the place of the icon.',
  },
  id: { label: 'Name of the place', hint: 'Links can lead to it: `services` is reached by #services.' },
  label: { label: 'Words on the link' },
  'button.label': { label: 'Words on the button' },
  'buttons.label': { label: 'Words on the button' },
  buttons: { hint: 'The first is the important one.' },
  subject: { hint: 'Read out after the words on the button, where these alone say too little.' },
  buttonText: { label: 'Words on the link' },
  'items.buttonText': { hint: 'Such as Learn more. Without them there is no link.' },
  eyebrow: { label: 'Small line above the heading' },
  pullQuote: { label: 'Sentence set large', hint: 'Stands beside the text.' },
  paragraphs: { hint: 'The first is set a size larger.' },
  number: { label: 'Figure', hint: 'As it should be shown: 25+, or "15" in quotes where it is digits only.' },
  'hero.text': { label: 'Introduction' },
  'hero.imageAlt': { hint: `${WHAT_CAN_BE_SEEN} Needed where there is a picture.` },
  'hero.picture': { label: 'Place of the picture', hint: 'Without it, below the words.' },
  'paragraphs.link': { label: 'Button', hint: '' },
  'paragraphs.link.label': { label: 'Words on the button' },
  'paragraphs.link.link': { hint: LINK },
  'cards.numbered': { label: 'Numbers in place of icons' },
  'cards.columns': { label: 'Cards side by side', hint: 'On a wide screen. Without it, what suits their number.' },
  'cards.items': { label: 'Cards' },
  'items.image': { hint: 'In place of the icon.' },
  'items.span': {
    label: 'Bridge above the card',
    hint: 'It goes on above the next card: all of them stand below one deck, a card without below a viaduct.',
  },
  'service-rows.viaduct': {
    label: 'Bays of a viaduct in place of rows',
    hint: 'From two on. On phones they are rows all the same.',
  },
  'service-rows.items': { label: 'Rows' },
  'channels.items': { label: 'Hangers' },
  'disciplines.items': { label: 'Rows' },
  'items.roles': { label: 'Short list', hint: 'Such as roles or topics.' },
  'team.figure': { hint: 'Set very large, with what it means.' },
  'figure.label': { label: 'What the figure means' },
  'statistics.heading': { hint: 'Read out by screen readers, and not shown.' },
  'statistics.items': { label: 'Figures' },
  'statistics.items.label': { label: 'What the figure means' },
  'statement.figure': { label: 'Figure or few words', hint: 'Set very large.' },
  'statement.text': { label: 'What it means' },
  'directions.year': { hint: 'Set very large.' },
  'platform.features': { label: 'Parts' },
  'slides.list': { label: 'Points' },
  'slides.footer': { label: 'Last line', hint: 'In bold, below a yellow rule.' },
  'framework.caption': { hint: 'Below the drawing.' },
  'framework.members': { label: 'Parts' },
  'members.label': { label: 'Name' },
  'featured-post.slug': { label: 'Post', hint: 'The file name of the post without .md.' },
  'map.openLabel': { label: 'Words on the link to the map' },
  ...withLabel('Introduction', ['body', 'cards', 'tiles', 'service-rows', 'steps', 'channels', 'disciplines'], 'text'),
  ...withLabel('Introduction', ['directions', 'carousel', 'framework', 'search'], 'text'),
};

const CONTACT: Readonly<Record<string, Words>> = {
  'form.title': { label: 'Heading' },
  'form.subtitle': { label: 'Second line of the heading' },
  'form.fields': { label: 'Fields of the form' },
  'form.submit': { label: 'Words on the button' },
  'form.sending': { label: 'Words beside the button while the form is being sent' },
  'form.privacy': { label: 'Note above the fields' },
  'form.required': { label: 'Word behind the name of each field', hint: 'It says that an answer is needed.' },
  'form.summary': {
    label: 'Words above the list of fields to check',
    hint: 'Shown where several are missing or wrong.',
  },
  'form.withoutScript': { label: 'Note for browsers without JavaScript' },
  'form.failed': { label: 'Note while the form cannot be loaded' },
  'form.toast': { label: 'Message after sending' },
  ...withLabel('Name of the field', ['firstName', 'lastName', 'phone', 'email', 'message'], 'label'),
  'contact.card': { label: 'Card beside the form' },
  'card.phone': { label: 'Words above the phone number' },
  'card.email': { label: 'Words above the email address' },
  'card.location': { label: 'Words above the location' },
  'card.copyPhone': { label: 'Name of the button that copies the number' },
  'card.copyEmail': { label: 'Name of the button that copies the address' },
  'card.phoneCopied': { label: 'Message: number copied' },
  'card.emailCopied': { label: 'Message: address copied' },
  'card.copyFailed': { label: 'Message: copying failed' },
};

function withLabel(label: string, parents: readonly string[], name: string): Record<string, Words> {
  return Object.fromEntries(parents.map((parent) => [`${parent}.${name}`, { label }]));
}

export const FIELD_WORDS: Readonly<Record<string, Words>> = { ...HEAD, ...INDUSTRY, ...PARTS, ...CONTACT };
