/**
 * Counts page views and outcomes with Plausible. The post-export step appends it to the loader if content/site.md has
 * `measure`. It reads what every request contains: no size, language or identifier of the device. Keep it below 700 bytes,
 * the values of content/site.md aside.
 */

import type { Measure } from '@/lib/model/company';
import type {} from './protocol';

/** esbuild replaces each property with its value. */
declare const MEASURE: Measure & { hostname: string };

const page: Document & { prerendering?: boolean; onprerenderingchange?: () => void } = document;
const visitor: { doNotTrack: unknown; globalPrivacyControl?: boolean } = navigator;
const { hostname, pathname, search } = location;

/** Counts an outcome, or the page view. A failure costs nothing: no code awaits the response. */
const count: NonNullable<Window['countOutcome']> = (name, term) => {
  // Keeps the parameters of campaigns: ?utm_source=mail
  const query = search.replace(/[?&](?!utm_)[^&]*/g, '').replace(/^&/, '?');
  // A body without a media type is text/plain, which browsers send without a preflight request.
  // https://plausible.io/docs/events-api
  fetch(`${MEASURE.url}/api/event`, {
    method: 'POST',
    keepalive: true,
    credentials: 'omit',
    body: JSON.stringify({
      name: name ?? 'pageview',
      domain: MEASURE.site,
      url: `https://${hostname}${pathname}${query}`,
      referrer: page.referrer.split('/', 3).join('/'),
      props: term && { term },
    }),
  }).catch(() => {});
};

/** Counts a page once a visitor sees it, and again after a return from the back/forward cache. */
function countView(): void {
  if (page.prerendering) page.onprerenderingchange = countView;
  else count();
}

// Previews and localhost have other names.
if (hostname === MEASURE.hostname && visitor.doNotTrack !== '1' && !visitor.globalPrivacyControl) {
  window.countOutcome = count;
  // biome-ignore lint/suspicious/noGlobalAssign: shorter than a listener, and no other code of the site assigns it.
  onpageshow = countView;
  // biome-ignore lint/suspicious/noGlobalAssign: as above.
  onclick = ({ target }) => {
    const link = (target as Element).closest('a');
    const protocol = link?.protocol;
    // The form's link with the answers has a subject, its other links do not.
    if (protocol === 'tel:') count('Phone link');
    else if (protocol === 'mailto:') count(link?.search && link.closest('form') ? 'Form e-mail' : 'E-mail link');
  };
}
