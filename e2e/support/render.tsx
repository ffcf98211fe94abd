/**
 * Run by tests in a separate process, as Playwright transforms JSX in another way. Prints an island (its name, props and
 * prefix) as the build renders it, or without arguments each section's example.
 */
import { renderToStaticMarkup } from 'react-dom/server';
import { getSite } from '../../app/site';
import { SECTIONS } from '../../components/sections';
import type { RenderableSection } from '../../components/sections/define-section';
import { renderIsland } from '../../export/render-islands';
import { getWrittenPage } from '../../lib/site/pages';

function renderSections() {
  const prepared = getSite();
  const image = (src: string) => ({ kind: 'illustration' as const, src, width: 100, height: 50 });
  const images = new Proxy(prepared.images, { get: (_, src) => image(String(src)) });
  const site = { ...prepared, images };
  return Object.entries<RenderableSection>(SECTIONS).map(([name, section]) => {
    const result = section.schema.safeParse(section.example);
    if (!result.success) return { name, issues: result.error.issues };
    const data = { name, id: 'a-place', data: result.data };
    const page = { ...getWrittenPage(site, section.showsList ? '/blog' : '/about'), sections: [data] };
    const html = (isTitle: boolean) => renderToStaticMarkup(section.render(data, { site, page, isTitle }));
    return { name, html: html(false), titleHtml: html(true) };
  });
}

const [, , name, props = '', prefix = ''] = process.argv;
console.log(name ? renderIsland(name, props, prefix) : JSON.stringify(renderSections()));
