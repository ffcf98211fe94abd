import { absoluteUrl } from '../lib/site/absolute-url';
import { getPage } from '../lib/site/pages';
import type { Site } from '../lib/site/types';
import { withBasePath } from '../lib/url/base-path';
import { escapeHtml } from './html';

/** Renders a page that redirects: https://html.spec.whatwg.org/multipage/semantics.html#attr-meta-http-equiv-refresh */
export function redirectPage(site: Site, to: string): string {
  const { language } = site.company;
  const title = escapeHtml(getPage(site, to).title);
  const url = withBasePath(to) || '/';
  return `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"/><title>${title}</title><meta name="robots" content="noindex"/><link rel="canonical" href="${absoluteUrl(site, to)}"/><meta http-equiv="refresh" content="0; url=${url}"/><meta name="viewport" content="width=device-width"/></head><body><main><h1><a href="${url}">${title}</a></h1></main></body></html>
`;
}
