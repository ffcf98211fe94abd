/**
 * Run by tests in a separate process, as Playwright transforms JSX in another way. Prints an island (its name, props and
 * prefix) as the build renders it, or without arguments each section's example.
 */
import { renderToStaticMarkup } from 'react-dom/server';
import { getSite } from '../../app/site';
import { SectionView } from '../../components/sections/SectionView';
import { renderIsland } from '../../export/render-islands';
import { exampleSections, type PageSection } from '../../lib/model/page';
import { imageFinder } from '../../lib/model/with-images';
import { getWrittenPage } from '../../lib/site/pages';

/** Returns a proof with a figure of which readers choose a state; every other section as it is. */
function withFigure(section: PageSection): PageSection {
  const steps = ['Before', 'After'].map((label) => ({ label, text: 'What there is.' }));
  return section.section === 'proof' ? { ...section, steps } : section;
}

function renderSections() {
  const prepared = getSite();
  const image = (src: string) => ({ kind: 'illustration' as const, src, width: 100, height: 50 });
  const images = new Proxy(prepared.images, { get: (_, src) => image(String(src)) });
  const site = { ...prepared, images };
  return exampleSections(imageFinder(images)).map((example) => {
    const section = { ...example, id: 'a-place' };
    const page = { ...getWrittenPage(site, section.section === 'entries' ? '/blog' : '/about'), sections: [section] };
    const html = (isTitle: boolean) =>
      renderToStaticMarkup(<SectionView section={section} site={site} page={page} isTitle={isTitle} />);
    const again = { ...withFigure(example), id: undefined };
    const view = <SectionView section={again} site={site} page={page} isTitle={false} />;
    const twice = renderToStaticMarkup([<div key="first">{view}</div>, <div key="second">{view}</div>]);
    return { name: section.section, html: html(false), titleHtml: html(true), twice };
  });
}

const [, , name, props = '', prefix = ''] = process.argv;
console.log(name ? renderIsland(name, props, prefix) : JSON.stringify(renderSections()));
