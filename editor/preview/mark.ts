import { createElement } from 'react';

/** An invisible element before each section with its index. An element around it would break its styles. */
export const SECTION = 'site-section';

export const createMark = (index: number) =>
  createElement(SECTION, { key: `mark ${index}`, 'data-index': index, hidden: true });
