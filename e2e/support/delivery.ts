/** The contact form of a site with a receiver, as the build renders it. */
import { execFileSync } from 'node:child_process';
import { decode, type Export } from './export';

/** A placeholder for the URL of the receiver, whose port differs by test. */
const SOME_ACTION = 'http://localhost:9/messages';
const DELIVERY = { privacy: 'Sent to forms.example.', trap: 'Leave this field empty' };
const NOT_SENT = 'Not sent. Every word is still here: call {phone} or email {email}.';

export const CONTACT = { phone: '+61 2 5550 0100', email: 'sales@spanwell.example' };

const rendered = new Map<string, string>();
/** Renders the form in a separate process, once for the same props. */
function renderOnce(props: string, prefix: string): string {
  const command = ['--import', 'tsx', 'e2e/support/render.tsx', 'ContactForm', props, prefix];
  const html = rendered.get(props) ?? execFileSync(process.execPath, command, { encoding: 'utf8' }).trimEnd();
  rendered.set(props, html);
  return html;
}

/** Returns /contact with further props of its form, as the build renders it. */
export function renderForm(site: Export, more: object): string {
  const html = site.page('/contact');
  const island =
    /(<site-island data-island="ContactForm" data-props=")([^"]*)("[^>]*data-prefix="([^"]*)">)[\s\S]*?(?=<\/site-island>)/;
  const [, open = '', old = '', rest = '', prefix = ''] = island.exec(html) ?? [];
  const props = JSON.stringify({ ...JSON.parse(decode(old)), contact: CONTACT, ...more });
  const attribute = props.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return html.replace(island, () => open + attribute + rest + renderOnce(props, prefix));
}

/** Returns /contact with a form that is sent to a receiver. */
export const renderDelivery = (site: Export, action: string): string =>
  renderForm(site, { delivery: { ...DELIVERY, notSent: NOT_SENT, action: SOME_ACTION } }).replaceAll(
    SOME_ACTION,
    action,
  );
