/** Finds what is wrong with a link, in a field or in a text, by reading it as browsers do. */
import { parseUrl } from './parse-url';

/** Browsers open longer ones, and nobody writes them. */
const MAX_LENGTH = 2000;
const FORMS = 'a link that starts with /, #, https://, mailto: or tel:';
const ADDRESS = /^[^\s@,;<>]+@[^\s@,;<>.]+(\.[^\s@,;<>.]+)+$/;
/** Matches characters without a shape, which a copied link may contain. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}\u{FFFC}]/u;
/** Hosts that only the author's computer or network knows. */
const PRIVATE_HOST = /^(localhost|.*\.local(host)?|127(\.\d+){3}|0\.0\.0\.0|10(\.\d+){3}|192\.168(\.\d+){2}|\[.*\])$/;
const FILE_ENDING = /\.(md|html?|php|aspx?|pdf|docx?|xlsx?|pptx?|txt|csv|zip|svg|png|jpe?g|webp|avif|gif)$/i;

/** Returns what is expected instead of a link; undefined for a valid one. Whether its target exists is not checked. */
export function linkFault(url: string): string | undefined {
  if (url === '') return 'a URL';
  if (url.length > MAX_LENGTH) return `a link of at most ${MAX_LENGTH} characters`;
  if (UNSEEN.test(url)) return 'a link without invisible characters: write it again';
  if (/\s/.test(url)) return 'a link without spaces';
  if (url.startsWith('#')) return undefined;
  if (/^(\/[\\/]|\\)/.test(url)) return 'https:// before the name of another site';
  if (url.startsWith('/')) return undefined;
  const [scheme] = /^[a-z][a-z\d+.-]{0,20}:/i.exec(url) ?? [];
  if (scheme === undefined || /^[a-z\d-]+(\.[a-z\d-]+)+:\d/i.test(url)) return withoutScheme(url);
  switch (scheme.toLowerCase()) {
    case 'http:':
    case 'https:':
      return webFault(url);
    case 'mailto:':
      return mailFault(url.slice(scheme.length));
    case 'tel:':
      return phoneFault(url.slice(scheme.length));
    default:
      return FORMS;
  }
}

/** Returns the expected link for one that starts with neither a scheme nor / and #. */
function withoutScheme(url: string): string {
  if (ADDRESS.test(url) && !url.includes('/') && !url.includes(':')) {
    return `mailto: before an e-mail address: mailto:${url}`;
  }
  const [host = '', ...path] = url.split(/[/?#:]/);
  const isFile = path.length === 0 && FILE_ENDING.test(host);
  if (/^[a-z\d-]+(\.[a-z\d-]+)*\.[a-z]{2,}$/i.test(host) && !isFile) {
    return `https:// before the name of a website: https://${url}`;
  }
  if (!/^[./]*[\w/.#?=&%-]+$/.test(url)) return FORMS;
  return `a link that starts with /, such as /${url.replace(/^[./]+/, '').replace(/\.md$/, '')}`;
}

function webFault(url: string): string | undefined {
  const [, rest = ''] = /^https?:\/\/(.*)$/i.exec(url) ?? [];
  if (rest === '' || rest.startsWith('/')) return 'two slashes and the name of a website after https:';
  if (/^https?(:|\/\/)/i.test(rest)) return 'https:// once';
  const parsed = parseUrl(url);
  if (!parsed) return 'the name of a website after https://, such as https://www.example.com';
  const { hostname, username } = parsed;
  if (PRIVATE_HOST.test(hostname)) return 'a link that visitors can open: to a page of this site, such as /about';
  if (username !== '') return 'no name and @ before the website';
  return /^[\w-]+(\.[\w-]+)+\.?$/.test(hostname)
    ? undefined
    : 'the name of a website with a dot and no other signs, such as https://www.example.com';
}

/** A share button opens mailto:?subject=… without an address. */
function mailFault(rest: string): string | undefined {
  const [to = '', query] = rest.split('?', 2);
  if (to === '' && query) return undefined;
  const isValid = decode(to)
    .split(',')
    .every((address) => ADDRESS.test(address));
  return isValid ? undefined : 'an e-mail address after mailto:, such as mailto:someone@example.com';
}

/** An extension follows ;ext= (https://www.rfc-editor.org/rfc/rfc3966#section-5.3), or a comma, at which phones wait. */
function phoneFault(rest: string): string | undefined {
  const [number = '', ...extensions] = rest.split(/;ext=|[,;]+/);
  const digits = number.replace(/[-.()]/g, '');
  const isValid = /^\+?\d{3,}$/.test(digits) && extensions.every((extension) => /^\d{1,15}$/.test(extension));
  return isValid ? undefined : 'a phone number of digits after tel:, such as tel:+61255500100';
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
