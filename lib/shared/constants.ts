/** Times handed to JavaScript, unit in the name. Source: the specification, section 9. */

/** A header drop-down closes this long after the pointer has left it. */
export const NAV_CLOSE_DELAY_MS = 1000;
export const TOOLTIP_OPEN_DELAY_MS = 700;
/** Within this time after one tooltip closed the next opens at once. */
export const TOOLTIP_SKIP_WINDOW_MS = 300;
/** Display time of the toast that confirms the contact form. */
export const ANNOUNCE_TOAST_MS = 5000;
/** Display time of small notices, such as 'copied'. */
export const NOTICE_TOAST_MS = 4000;
export const NOTICE_TOAST_LIMIT = 3;
export const SLIDE_TRANSITION_MS = 500;
/** The data-fetching client. */
export const FETCH_RETRIES = 3;
export const FETCH_RETRY_FIRST_DELAY_MS = 1000;
export const FETCH_RETRY_LONGEST_DELAY_MS = 30_000;
export const FETCH_UNUSED_KEPT_MS = 5 * 60_000;
