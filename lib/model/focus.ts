export const FOCAL_POINTS = ['middle', 'left', 'right', 'top', 'bottom'] as const;
/** What stays in view when a photo is cropped. */
export type FocalPoint = (typeof FOCAL_POINTS)[number];

/** Returns the class of a focal point; default: the middle, which needs none. */
export const focusClass = (focus: FocalPoint = 'middle'): string => (focus === 'middle' ? '' : `focus-${focus}`);
