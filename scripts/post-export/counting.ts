/**
 * Counts page views and outcomes. The post-export step appends it to the loader if content/site.md has `measure`. It reads
 * what every request contains, and the page's title: no size, language or identifier of the device. Keep it below
 * 700 bytes, the values of content/site.md aside.
 */
import type {} from '../../components/islands/protocol';
import type { Measure } from '../../lib/definitions/company';

/** esbuild replaces each property with its value, and removes what belongs to other services. */
declare const MEASURE: Measure & { hostname: string };

const page: Document & { prerendering?: boolean; onprerenderingchange?: () => void } = document;
const visitor: { doNotTrack: unknown; globalPrivacyControl?: boolean } = navigator;
const { hostname, pathname, search } = location;

/** Counts an outcome, or the page view. A failure costs nothing: no code awaits the response. */
const count: NonNullable<Window['countOutcome']> = (name, term) => {
  // Keeps the parameters of campaigns: ?utm_source=mail
  const query = search.replace(/[?&](?!utm_)[^&]*/g, '').replace(/^&/, '?');
  const referrer = page.referrer.split('/', 3).join('/');
  // A body without a media type is text/plain, which browsers send without a preflight request.
  // https://plausible.io/docs/events-api
  if (MEASURE.service === 'plausible')
    fetch(`${MEASURE.url}/api/event`, {
      method: 'POST',
      keepalive: true,
      credentials: 'omit',
      body: JSON.stringify({
        name: name ?? 'pageview',
        domain: MEASURE.site,
        url: `https://${hostname}${pathname}${query}`,
        referrer,
        props: term && { term },
      }),
    }).catch(() => {});
  // https://umami.is/docs/api/sending-stats, https://github.com/umami-software/umami/issues/3938
  if (MEASURE.service === 'umami')
    fetch(`${MEASURE.url}/api/send`, {
      method: 'POST',
      keepalive: true,
      credentials: 'omit',
      body: JSON.stringify({
        type: 'event',
        payload: {
          website: MEASURE.site,
          hostname,
          url: pathname + query,
          referrer,
          title: page.title,
          name,
          data: term && { term },
        },
      }),
    }).catch(() => {});
  // https://www.goatcounter.com/help/pixel, https://www.goatcounter.com/help/events
  if (MEASURE.service === 'goatcounter') {
    const p = name ? `${name}: ${term ?? pathname}` : pathname;
    const parameters = new URLSearchParams({ p, t: page.title, r: referrer, q: query, e: `${!!name}` });
    fetch(`${MEASURE.url}/count?${parameters}`, { keepalive: true, credentials: 'omit' }).catch(() => {});
  }
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
