/** Prints each section's example as HTML, in a process of its own, as Playwright transforms JSX in another way. */
import { renderToStaticMarkup } from 'react-dom/server';
import { MODEL } from '../../app/model';
import { getSite } from '../../app/site';
import { sectionsContext } from '../../lib/site/page-context';

const site = getSite();
const about = site.routes.get('/about');
const blog = site.routes.get('/blog');
if (about?.type !== 'page' || blog?.type !== 'list') throw new Error('These pages must exist, of these kinds');

const drawn = Object.entries(MODEL.sections).map(([name, section]) => {
  const { example, showsList } = section;
  const result = section.read(example, (src) => ({ kind: 'drawing', src, width: 100, height: 50 }));
  if (!result.success) return { name, issues: result.issues };
  const { data, render: draw } = result;
  const [address, route] = showsList ? (['/blog', blog] as const) : (['/about', about] as const);
  const context = sectionsContext(site, address, route, [{ section, data }]);
  const html = (isTitle: boolean) => renderToStaticMarkup(draw({ context, id: 'a-place', isTitle }));
  return { name, html: html(false), titleHtml: html(true) };
});
console.log(JSON.stringify(drawn));
