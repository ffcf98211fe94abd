/** Walks the finished export the way a crawler does: from home, link by link. No browser. */
import { attributeValues, type Export, imageSets, readCanonical, toRoute } from '../support/export';
import { readPage } from '../support/html';
import { expect, test } from '../support/test';

function resolve(site: Export, link: string, file: string) {
  const url = new URL(link.replace(site.home, site.base), `https://site.test${site.path(toRoute(file))}`);
  return { pathname: url.pathname, fragment: url.hash.slice(1) };
}

const isOwn = (site: Export, url: string) => /^[/#]/.test(url) || url === site.home || url.startsWith(`${site.home}/`);

const listLinks = (site: Export, route: string) =>
  readPage(site, route)
    .targets.filter((target) => target !== undefined)
    .filter((target) => isOwn(site, target));

function listUrls(html: string): string[] {
  const single = ['href', 'src', 'action'].flatMap((name) => attributeValues(html, name));
  const scripts = attributeValues(html, 'data-src').flatMap((list) => list.split(' '));
  return [...single, ...imageSets(html), ...scripts];
}

test('has no broken link, image, script or fragment', ({ site }) => {
  const broken: string[] = [];
  const ids = new Map<string, Set<string>>();
  const listIds = (file: string) => {
    const known = ids.get(file) ?? new Set(attributeValues(site.read(file), 'id'));
    ids.set(file, known);
    return known;
  };
  // As browsers look for it: https://html.spec.whatwg.org/multipage/browsing-the-web.html#find-a-potential-indicated-element
  const isPlace = (file: string, fragment: string) =>
    listIds(file).has(fragment) || listIds(file).has(decodeURIComponent(fragment));
  expect(site.pageFiles.length).toBeGreaterThan(5);
  for (const file of site.pageFiles) {
    const html = site.read(file);
    expect.soft(listLinks(site, toRoute(file)).length, file).toBeGreaterThan(10);
    for (const url of listUrls(html).filter((candidate) => isOwn(site, candidate))) {
      const { pathname, fragment } = resolve(site, url, file);
      const target = url.startsWith('#') ? file : site.fileFor(pathname);
      if (!target) broken.push(`${file}: ${url}`);
      else if (fragment !== '' && target.endsWith('.html') && !isPlace(target, fragment))
        broken.push(`${file}: ${url}, no such place`);
    }
  }
  expect(broken).toEqual([]);
});

test('opens links to other websites in the same tab, all alike', ({ site }) => {
  const others = site.pageFiles.flatMap((file) =>
    readPage(site, toRoute(file))
      .all('a')
      .filter((link) => {
        const url = link.attribute('href') ?? '';
        return /^https?:/.test(url) && !isOwn(site, url);
      }),
  );
  expect(others.length).toBeGreaterThan(0);
  for (const link of others)
    expect
      .soft([link.attribute('rel'), link.attribute('target')], link.attribute('href'))
      .toEqual(['noopener', undefined]);
});

test('keeps each address from a proxy that hides addresses from robots', ({ site }) => {
  // https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/
  const kept = /<!--email_off-->.*?<!--\/email_off-->|<script.*?<\/script>/gs;
  for (const file of site.pageFiles) {
    const body = site.read(file).replace(/^.*(?=<body)/s, '');
    expect.soft(body, file).toContain('href="mailto:');
    expect.soft(body.replace(kept, ''), file).not.toMatch(/href="mailto:[^"?]|>[^<]*[\w.+-]+@[\w-]+\.\w/);
  }
});

test('has no slash at the end of a URL, and no build machine in one', ({ site }) => {
  const wrong = site.pageFiles.flatMap((file) => {
    const html = site.read(file);
    const urls = [...attributeValues(html, 'href'), ...attributeValues(html, 'content')];
    const ownUrls = urls.filter((url) => url.startsWith(site.home) || /^\/[^/]/.test(url));
    const slashed = ownUrls.filter((url) => /[^/]\/(?:[?#]|$)/.test(url.replace('https://', '')));
    const machine = /localhost|127\.0\.0\.1/.test(html) || html.includes(process.cwd()) ? ['the build machine'] : [];
    return [...slashed, ...machine].map((what) => `${file}: ${what}`);
  });
  expect(wrong).toEqual([]);
});

test('reaches every canonical page in at most three clicks from home', ({ site }) => {
  const clicks = new Map([['/', 0]]);
  const targets = new Map(site.pageFiles.map((file) => [file, toRoute(file)]));
  for (const [route, distance] of clicks) {
    for (const href of listLinks(site, route)) {
      const { pathname } = resolve(site, href, route === '/' ? 'index.html' : `${route.slice(1)}.html`);
      const target = targets.get(site.fileFor(pathname) ?? '');
      if (target !== undefined && !clicks.has(target)) clicks.set(target, distance + 1);
    }
  }
  // An alias is an old URL that names another as its canonical one: nothing has to link to it. Entries of a list
  // of several pages are one click further for each of them.
  const readPage = (route: string) => Number(/\/page\/(\d+)$/.exec(route)?.[1] ?? 1);
  const furthest = Math.max(3, ...site.routes.map((route) => 2 + readPage(route)));
  const far = site.routes
    .filter(site.isCanonical)
    .filter((route) => (clicks.get(route) ?? Number.POSITIVE_INFINITY) > furthest);
  expect(far).toEqual([]);
});

test('shows the breadcrumb of an entry', ({ site }) => {
  const parents = new Set(site.routes);
  const entries = site.routes.filter(
    (route) => route.lastIndexOf('/') > 0 && parents.has(route.slice(0, route.lastIndexOf('/'))),
  );
  for (const route of entries) {
    const { targets } = readPage(site, route).first('ol');
    expect.soft(targets, route).toEqual([site.path('/') || '/', site.path(route.slice(0, route.lastIndexOf('/')))]);
  }
});

test('names canonical URLs that exist and name themselves', ({ site }) => {
  for (const route of site.routes) {
    const canonical = readCanonical(site.page(route));
    // A page that search engines leave out has none.
    if (canonical === undefined) continue;
    expect.soft(canonical === site.home || canonical.startsWith(`${site.home}/`), route).toBe(true);
    const target = canonical.slice(site.home.length) || '/';
    expect.soft(site.routes, `${route} names ${canonical}`).toContain(target);
    expect.soft(site.isCanonical(target), `${canonical} names itself`).toBe(true);
  }
});
