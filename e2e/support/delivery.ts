/** The contact form of a site with a receiver, as the build renders it. */
import { execFileSync } from 'node:child_process';
import { decode, type Export } from './export';

/** A placeholder for the URL of the receiver, whose port differs by test. */
const SOME_ACTION = 'http://localhost:9/messages';
const DELIVERY = { privacy: 'Sent to forms.example.', trap: 'Leave this field empty' };
const NOT_SENT = 'Not sent. Every word is still here: call {phone} or email {email}.';

const CONTACT = { phone: '+61 2 5550 0100', email: 'sales@spanwell.example' };

let rendered: string | undefined;
/** Renders the form in a separate process, once. */
function renderOnce(props: string, prefix: string): string {
  const command = ['--import', 'tsx', 'e2e/support/render.ts', 'ContactForm', props, prefix];
  rendered ??= execFileSync(process.execPath, command, { encoding: 'utf8' }).trimEnd();
  return rendered;
}

/** Returns /contact with a form that is sent to a receiver, as the build renders it. */
export function renderDelivery(site: Export, action: string): string {
  const html = site.page('/contact');
  const island =
    /(<site-island data-island="ContactForm" data-props=")([^"]*)("[^>]*data-prefix="([^"]*)">)[\s\S]*?(?=<\/site-island>)/;
  const [, open = '', old = '', rest = '', prefix = ''] = island.exec(html) ?? [];
  const delivery = { ...DELIVERY, notSent: NOT_SENT, action: SOME_ACTION };
  const props = JSON.stringify({ ...JSON.parse(decode(old)), contact: CONTACT, delivery });
  const attribute = props.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  return html
    .replace(island, () => open + attribute + rest + renderOnce(props, prefix))
    .replaceAll(SOME_ACTION, action);
}
