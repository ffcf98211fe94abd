import { COLOURS, type ColourScheme, type Palette } from '../../app/styles/colours';

/** Takes a scheme and a role, returns the colour in capitals, as the committed files have it. */
export function colour(scheme: ColourScheme, role: keyof Palette): string {
  return COLOURS[scheme][role].toUpperCase();
}
