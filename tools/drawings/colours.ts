/** The colours of app/styles/tokens.css that a drawing has: a file cannot ask for them. */
export const COLOURS = {
  light: { surface: '#FAF8F2', ink: '#15171C', muted: '#525357', brand: '#FFC917', onBrand: '#15171C' },
  dark: { surface: '#14161A', ink: '#F3EFE4', muted: '#A7A69F', brand: '#F6C416', onBrand: '#15171C' },
} as const;

export type ColourScheme = keyof typeof COLOURS;
type Colour = keyof (typeof COLOURS)[ColourScheme];

export function colour(scheme: ColourScheme, role: Colour): string {
  return COLOURS[scheme][role];
}
