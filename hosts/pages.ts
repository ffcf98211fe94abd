/** Writes `_headers` and `_redirects` for Netlify and Cloudflare Pages, which read them in the published folder. */
import { isOfBlog, REVALIDATED } from './policy';
import { checkedRedirects, type Redirects, type Rule } from './rules';

/**
 * Returns `_headers`. Both hosts combine all rules that match. Netlify applies the later value; Cloudflare joins both,
 * so a rule detaches the earlier value first. Netlify skips that line, which has no colon.
 * https://developers.cloudflare.com/pages/configuration/headers/, https://docs.netlify.com/manage/routing/headers/
 */
export function headersFile(rules: readonly Rule[]): string {
  const inherited = Object.keys(rules[0]?.headers ?? {});
  const block = ({ path, headers }: Rule, index: number) => {
    const isDetached = (name: string) => index > 0 && inherited.includes(name) && name !== 'Cache-Control';
    const lines = Object.entries(headers)
      // Both hosts' own default, which would only have to be detached.
      .filter(([, value]) => value !== REVALIDATED)
      // A parser that stops at the unknown sign still gets the lines before it.
      .sort(([a], [b]) => Number(isDetached(a)) - Number(isDetached(b)))
      .flatMap(([name, value]) => [...(isDetached(name) ? [`  ! ${name}`] : []), `  ${name}: ${value}`]);
    return [path, ...lines].join('\n');
  };
  return `${rules.map(block).join('\n\n')}\n`;
}

/**
 * Returns `_redirects`: the redirects, then Netlify's not-found page of posts. Both hosts pass the query on. Cloudflare
 * finds the nearest 404.html without a rule, and skips this line with a notice.
 * https://docs.netlify.com/manage/routing/redirects/redirect-options/, https://developers.cloudflare.com/pages/configuration/redirects/
 */
export function redirectsFile(redirects: Redirects): string {
  const { permanent, gone } = checkedRedirects(redirects);
  const lines = [
    ...permanent.map(([from, to]) => `${from} ${to} 301`),
    ...gone.map((url) => `${url} ${isOfBlog(url) ? '/blog/404.html' : '/404.html'} 410`),
    '/blog/* /blog/404.html 404',
  ];
  return `${lines.join('\n')}\n`;
}
