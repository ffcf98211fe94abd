/** The header's links, as the specification lists them. */
export const TOP_LINKS = [
  ['Home', '/'],
  ['About Us', '/about'],
  ['Case Study', '/case-study'],
  ['Blog', '/blog'],
  ['Contact', '/contact'],
] as const;

export const MENUS = {
  Services: [
    ['Data Analytics with AI', '/data-analytics'],
    ['Life Sciences', '/life-sciences'],
    ['Interoperability (Integration Services)', '/integration-services'],
    ['Recruitment Consulting', '/recruitment'],
  ],
  Products: [
    ['Ebmr', '/ebmr'],
    ['Track and Trace', '/track-and-trace'],
    ['EDI', '/edi'],
    ['LIMS', '/lims'],
    ['Regulatory Compliance', '/regulatory-compliance'],
  ],
} as const;

export type MenuName = keyof typeof MENUS;
export const MENU_NAMES = ['Services', 'Products'] as const satisfies readonly MenuName[];

/** Every link of the header, in its order, drop-downs included. */
export const ALL_LINKS = [
  ...TOP_LINKS.slice(0, 2),
  ...MENUS.Services,
  ...MENUS.Products,
  ...TOP_LINKS.slice(2),
] as const;
