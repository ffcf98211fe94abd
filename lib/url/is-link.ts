/** Says whether a browser opens a link, by reading it as browsers do. Whether its target exists is not checked here. */
import { parseUrl } from './parse-url';

export const LINK =
  'a link such as /about, #services, https://www.example.com, mailto:someone@example.com or tel:+61255500100';

/** Browsers open longer ones, and nobody writes them. */
const MAX_LENGTH = 2000;
/** Spaces, and characters without a shape, which a copied link may contain. */
const UNSEEN = /[\s\p{Cc}\p{Cf}\p{Co}\uFFFC]/u;
const ADDRESS = /^[^\s@,;<>]+@[^\s@,;<>.]+(\.[^\s@,;<>.]+)+$/;
const HOST = /^[\w-]+(\.[\w-]+)+\.?$/;
/** Hosts that only the author's computer or network knows. */
const PRIVATE_HOST = /^(.*\.local(host)?|127(\.\d+){3}|0\.0\.0\.0|10(\.\d+){3}|192\.168(\.\d+){2})$/;
/** An extension follows ;ext= (https://www.rfc-editor.org/rfc/rfc3966#section-5.3), or a comma, at which phones wait. */
const PHONE = /^\+?\d{3,}(?:(?:;ext=|[,;]+)\d{1,15})*$/;

export function isLink(url: string): boolean {
  if (url.length > MAX_LENGTH || UNSEEN.test(url)) return false;
  if (/^(#|\/(?![\\/]))/.test(url)) return true;
  const { protocol, hostname = '', username, pathname = '', search } = parseUrl(url) ?? {};
  if (protocol === 'mailto:') {
    // A share button opens mailto:?subject=… without an address.
    const addresses = pathname === '' ? [] : pathname.replaceAll('%40', '@').split(',');
    return addresses.every((address) => ADDRESS.test(address)) && (addresses.length > 0 || search !== '');
  }
  if (protocol === 'tel:') return PHONE.test(pathname.replace(/[-.()]/g, ''));
  const isWeb = /^https?:\/\/[^/\\]/i.test(url) && username === '';
  return isWeb && HOST.test(hostname) && !PRIVATE_HOST.test(hostname);
}
