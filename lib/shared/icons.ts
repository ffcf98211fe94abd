import * as drawings from './icon-drawings';

export type IconName = keyof typeof drawings;

export const ICONS = drawings;

export const ICON_NAMES = Object.keys(drawings) as readonly IconName[];
