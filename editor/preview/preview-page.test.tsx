import assert from 'node:assert/strict';
import { test } from 'node:test';
import { renderToStaticMarkup } from 'react-dom/server';
import { ABOUT, fixtureFile, POST } from '../../e2e/support/content';
import { createChecks, type Data, edited } from '../../e2e/support/drafts';
import { PreviewPage } from './PreviewPage';

function render(name: string, fields: Data): string {
  const { data, body } = fixtureFile(name);
  const { site, edited: file } = createChecks().inspect(edited(name, { data: { ...data, ...fields }, body }));
  assert.ok(site);
  const html = renderToStaticMarkup(<PreviewPage site={site} edited={file} />);
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'));
}

const listGaps = (html: string) =>
  [...html.matchAll(/<div class="gap sheet">(.*?)<\/div>/g)].map(([, gap = '']) =>
    gap
      .replace(/<[^>]*>/g, ' ')
      .replaceAll('&quot;', '"')
      .replace(/\s+/g, ' ')
      .trim(),
  );

test('renders a half-filled page with a box for each section that is not valid yet, where it will be', () => {
  const written = fixtureFile(ABOUT).data.sections as Data[];
  const [hero, ...others] = written;
  assert.deepEqual(listGaps(render(ABOUT, { draft: true })), []);
  const html = render(ABOUT, {
    title: '',
    sections: [
      hero,
      { section: 'statistics' },
      { section: 'no-such' },
      ...others,
      { section: 'steps', heading: 'How' },
    ],
  });
  assert.deepEqual(listGaps(html), [
    'Figures "Heading" is empty "Figures" is empty',
    'Section without a name',
    'Steps "Steps" is empty',
  ]);
  const places = [String(hero?.heading), '<strong>Figures', String(others[0]?.heading), '<strong>Steps'];
  const found = places.map((words) => html.indexOf(words));
  assert.ok(!found.includes(-1), `${found}`);
  assert.deepEqual(
    found,
    found.toSorted((a, b) => a - b),
  );
  assert.equal(html.match(/<h1/g)?.length, 1);
});

test('renders the text of a post that lacks a field, and names the field', () => {
  const html = render(POST, { draft: true, image: undefined });
  assert.deepEqual(listGaps(html), ['Blog "Image" is empty']);
  assert.match(html, /For a long time/);
});
