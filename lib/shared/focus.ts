/** The part of a photo that every crop of it keeps. */

/** Tenths of a photo's width and height, as app/styles/photos.css has them: no style may stand in the HTML. */
const tenth = (share: string) => Math.round(Number.parseInt(share, 10) / 10);

/**
 * @param focus from the left and from the top, as content has it: 30% 20%; the middle without it
 * @returns the classes that keep it in view
 */
export function focusClasses(focus: string | undefined): string {
  const [x = '50%', y = '50%'] = focus?.split(' ') ?? [];
  return `focus-x-${tenth(x)} focus-y-${tenth(y)}`;
}
