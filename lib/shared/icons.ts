import * as components from './icon-components';

export type IconName = keyof typeof components;

export const ICONS = components;

export const ICON_NAMES = Object.keys(components) as readonly IconName[];
