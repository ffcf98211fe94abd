/** `npm run size`: what each page of out/ weighs, and what of its script is the site's own. Run a build first. */
import { BASE_PATH } from '../lib/shared/base-path';
import { buildBare } from './size/bare';
import { weighPages } from './size/weigh';

const kB = (bytes: number) => (bytes / 1000).toFixed(1);

const bare = weighPages(buildBare())[0];
if (!bare) throw new Error('The bare export has no page');
const pages = weighPages('out', BASE_PATH);
console.log('kB, brotli; fonts as they are. Scripts and data come once the visitor acts.\n');
console.table(
  Object.fromEntries(
    pages.map(({ route, html, css, fonts, scripts, data }) => [
      route,
      {
        html: kB(html),
        css: kB(css),
        fonts: kB(fonts),
        scripts: kB(scripts),
        own: kB(scripts - bare.scripts),
        data: kB(data),
      },
    ]),
  ),
);
console.log(`A bare Next export of this version: ${kB(bare.scripts)} kB of scripts on load.`);
