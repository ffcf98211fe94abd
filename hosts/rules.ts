import { checked } from './checked';

/** Sets the headers of a path, as Netlify and Cloudflare write it: exact, or a folder with a star at its end. */
export type Rule = { path: string; headers: Readonly<Record<string, string>> };

export type Redirects = {
  /** Permanent redirects to URLs that are not redirected again. */
  permanent: readonly (readonly [from: string, to: string])[];
  /** URLs whose pages were deleted on purpose: 410 Gone where a host supports it, else 404. */
  gone: readonly string[];
};

/** Returns redirects whose paths can be written into every host's file. @throws for another sign in a path */
export function checkedRedirects({ permanent, gone }: Redirects): Redirects {
  const path = (url: string) => checked('a path', url);
  return { permanent: permanent.map(([from, to]) => [path(from), path(to)] as const), gone: gone.map(path) };
}

export const isText = (type: string) => /^text\/|[/+](xml|json)$/.test(type);

export const toPattern = (path: string) =>
  `^${path.replace(/[.\\+?^${}()|[\]]/g, '\\$&').replace(/\*$/, '')}${path.endsWith('*') ? '' : '$'}`;

/** Returns all headers of a path; of two rules with the same header, the later one applies. */
export const findHeaders = (rules: readonly Rule[], path: string): Record<string, string> =>
  Object.assign({}, ...rules.flatMap((rule) => (new RegExp(toPattern(rule.path)).test(path) ? [rule.headers] : [])));

/** Returns each header with its default value and its exceptions. The first exception that matches applies. */
export function byHeader(rules: readonly Rule[]) {
  return [...new Set(rules.flatMap(({ headers }) => Object.keys(headers)))].map((name) => {
    const values = rules.flatMap(({ path, headers: { [name]: value } }) =>
      value === undefined ? [] : [{ path, value }],
    );
    return {
      name,
      value: values.find(({ path }) => path === '/*')?.value ?? '',
      exceptions: values.filter(({ path }) => path !== '/*').reverse(),
    };
  });
}
