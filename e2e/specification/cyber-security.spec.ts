import { mainOf } from '../support/html';
import { expect, main, open, test } from '../support/test';

const PATH = '/cyber-security';
const SERVICES = [
  ['Security and AI Governance', '/governance'],
  ['Managed Security Delivery', '#portfolio'],
  ['Cyber Security Training', '/cyber-security-training'],
] as const;
const SLIDES = [
  {
    title: 'Engagement Governance',
    description: 'The agreement on how we work together',
    list: ['A sponsor on each side with the authority to decide', 'Scope, risks and decisions in one register'],
    footer: 'The question it answers: who decides?',
  },
  {
    title: 'Service Governance',
    description: 'The rules a service is held to once it is live',
    list: ['Access reviewed on a fixed calendar', 'Incidents closed with a cause and a change'],
    footer: 'The question it answers: is it still safe?',
  },
  {
    title: 'Service Delivery',
    description: 'The daily work that keeps defences in repair',
    list: ['Changes made in daylight, with a way back', 'After-sales support 24 hours a day'],
    footer: 'The question it answers: who is on it tonight?',
  },
];

test("has a hero, an anchor link of 'What we do?' to the services, and one of a card to the carousel", async ({
  page,
  site,
}) => {
  expect(mainOf(site, PATH).first('h1').text).toBe('Open to business, closed to attack');
  expect(mainOf(site, PATH).section('What we do?').links).toContainEqual(['See our services', '#services']);
  await open(page, PATH);
  await main(page).getByRole('link', { name: 'See our services' }).click();
  await expect(page).toHaveURL('/cyber-security#services');
  await expect(main(page).getByRole('heading', { name: 'Three services, one structure' })).toBeInViewport();
  await main(page).locator('a[href="#portfolio"]').click();
  await expect(main(page).getByRole('heading', { name: 'Engagement Governance' })).toBeInViewport();
});

test('three service cards are numbered and lead to /governance, #portfolio and /cyber-security-training', ({
  site,
}) => {
  for (const [index, [title, href]] of SERVICES.entries()) {
    const card = mainOf(site, PATH).item(title);
    expect(card.says(`0${index + 1}`)).toBe(true);
    expect(card.targets).toEqual([href]);
  }
});

test('has a title, a description, a list or none, and a footer on every slide', ({ site }) => {
  const slides = mainOf(site, PATH).first('section', { 'aria-roledescription': 'carousel' }).all('article');
  expect(slides.map((slide) => slide.first('h3').text)).toEqual(SLIDES.map(({ title }) => title));
  for (const [index, { description, list, footer }] of SLIDES.entries()) {
    for (const text of [description, footer, ...list]) expect(slides[index]?.text).toContain(text);
  }
});
