/** The page at /admin/preview: draws what the editor sends, and answers what is wrong with it. */
import { createRoot } from 'react-dom/client';
import { z } from 'zod';
import { withBasePath } from '../../lib/shared/base-path';
import { pictureSchema } from '../../lib/shared/picture';
import { type EditedFile, listen, type Result, send, type ToEditor, type ToPreview } from '../messages';
import { createInspector, type InspectedDraft } from './inspect-draft';
import { keyPathOf, markField } from './locate';
import { PreviewPage, shownBy } from './PreviewPage';
import { createPictures } from './pictures';
import { setScheme } from './scheme';

const builtFiles = z.object({
  unlisted: z.array(z.object({ file: z.string(), data: z.unknown() })),
  publicFiles: z.array(z.string()),
  contentFiles: z.array(z.string()),
  pictures: z.record(z.string(), pictureSchema),
});

/** The editor's own window: the preview stands in a frame of a frame of it. */
const editor = window.top ?? window;
const say = (message: ToEditor) => send(editor, message);

const built = builtFiles.parse(await (await fetch(withBasePath('/admin/files.json'))).json());
const pictures = createPictures(built.pictures, () => latest && inspect(latest));
const inspector = createInspector(built, pictures);
const root = createRoot(document.body);

type Draft = Extract<ToPreview, { type: 'draft' }>;
let latest: Draft | undefined;
let shown: InspectedDraft | undefined;

function inspect({ turn, draft }: Draft) {
  const inspected = inspector.inspect(draft);
  if (inspected.wanted.length > 0) say({ type: 'assets wanted', names: inspected.wanted });
  say({ type: 'result', turn, result: draw(inspected) });
}

function draw(inspected: InspectedDraft): Result {
  const { site, document: drawn, problems } = inspected;
  const page = site && drawn && shownBy(site, drawn);
  // What cannot be drawn leaves the last good page where it is.
  if (!site || !page) return { problems };
  shown = inspected;
  const { language, direction = 'ltr' } = site.company;
  Object.assign(document.documentElement, { lang: language, dir: direction });
  root.render(<PreviewPage site={site} route={page.route} />);
  return { problems, head: page.head };
}

/** A drawing that no page showed when the site was built; photos are published in other forms, and only where they are shown. */
const drawingAt = (name: string) =>
  name.endsWith('.svg') && built.publicFiles.includes(name) ? withBasePath(name) : null;

listen<ToPreview>(window, (message) => {
  switch (message.type) {
    case 'content':
      return inspector.setContent(message.files satisfies readonly EditedFile[]);
    case 'draft':
      latest = message;
      return inspect(message);
    case 'assets':
      for (const [name, asset] of Object.entries(message.found)) pictures.take(name, asset ?? drawingAt(name));
      return;
    case 'scheme':
      return setScheme(document, message.scheme);
    case 'field':
      if (shown) markField(document, shown.source, message.keyPath);
      return;
  }
});

/** Links lead to places on the page only; a click anywhere chooses the field of the text that was clicked. */
document.addEventListener(
  'click',
  (event) => {
    if (!(event.target instanceof Element)) return;
    const link = event.target.closest('a[href]');
    if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault();
    const keyPath = shown && keyPathOf(event.target, shown.source);
    if (keyPath !== undefined) say({ type: 'chosen', keyPath });
  },
  true,
);
document.addEventListener('submit', (event) => event.preventDefault(), true);

say({ type: 'ready' });
