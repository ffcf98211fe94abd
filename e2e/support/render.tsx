/**
 * Run by tests in a separate process, as Playwright transforms JSX in another way. Prints an island (its name, props and
 * prefix) as the build renders it, or without arguments each section's example.
 */
import { renderToStaticMarkup } from 'react-dom/server';
import { MODEL } from '../../app/model';
import { getSite } from '../../app/site';
import { renderIsland } from '../../islands/build/render-islands';
import { sectionsContext } from '../../lib/site/page-context';

function renderSections() {
  const site = getSite();
  return Object.entries(MODEL.sections).map(([name, section]) => {
    const url = section.showsList ? '/blog' : '/about';
    const route = site.routes.get(url);
    const result = section.read(section.example, (src) => ({ kind: 'illustration', src, width: 100, height: 50 }));
    if (!result.success || !route?.sections) return { name, issues: result.success ? url : result.issues };
    const { data, render } = result;
    const context = sectionsContext(site, url, { ...route, sections: [{ section, data, render }] });
    const html = (isTitle: boolean) => renderToStaticMarkup(render({ context, id: 'a-place', isTitle }));
    return { name, html: html(false), titleHtml: html(true) };
  });
}

const [, , name, props = '', prefix = ''] = process.argv;
console.log(name ? renderIsland(name, props, prefix) : JSON.stringify(renderSections()));
