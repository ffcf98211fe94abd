/** Times that the specification sets. */

export const NAV_CLOSE_DELAY_MS = 1000;
export const TOOLTIP_OPEN_DELAY_MS = 700;
export const TOOLTIP_SKIP_WINDOW_MS = 300;
export const ANNOUNCE_TOAST_MS = 5000;
/** For small notices, such as 'copied'. */
export const NOTICE_TOAST_MS = 4000;
export const MAX_NOTICE_TOASTS = 3;
export const SLIDE_TRANSITION_MS = 500;
export const FETCH_RETRIES = 3;
export const FETCH_RETRY_FIRST_DELAY_MS = 1000;
export const MAX_FETCH_RETRY_DELAY_MS = 30_000;
export const FETCH_CACHE_MS = 5 * 60_000;
