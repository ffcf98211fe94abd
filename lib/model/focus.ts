const tenth = (share: string) => Math.round(Number.parseInt(share, 10) / 10);

/** Returns the classes of a focal point. @param focus from the left and from the top: 30% 20%; default: the middle */
export function focusClasses(focus: string | undefined): string {
  const [x = '50%', y = '50%'] = focus?.split(' ') ?? [];
  return `focus-x-${tenth(x)} focus-y-${tenth(y)}`;
}
