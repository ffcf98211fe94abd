/** Runs /admin/preview: renders what the editor sends, and returns its problems. */
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { z } from 'zod';
import { withBasePath } from '../../lib/shared/base-path';
import { type Picture, pictureSchema } from '../../lib/shared/picture';
import type { Site } from '../../lib/site/types';
import { type EditedFile, listen, send, type ToEditor, type ToPreview, type View } from '../messages';
import { createPictures } from './images';
import { createInspector, type InspectedDraft } from './inspect-draft';
import { keyPathOf, markField } from './locate';
import { PreviewPage, type Shown, shownBy } from './PreviewPage';
import { SectionsView } from './SectionsView';
import { SharedView } from './SharedView';
import { setScheme } from './scheme';

const builtFiles = z.object({
  published: z.string(),
  publicFiles: z.record(z.string(), z.number()),
  contentFiles: z.array(z.string()),
  pictures: z.record(z.string(), pictureSchema),
});

const head = z.object({ title: z.string(), shortTitle: z.string(), description: z.string() }).partial();

/** The preview is in a frame of a frame of the editor. */
const editor = window.top ?? window;
const post = (message: ToEditor) => send(editor, message);

const built = builtFiles.parse(await (await fetch(withBasePath('/admin/files.json'))).json());
const pictures = createPictures(built.pictures, () => latest && inspect(latest));
const inspector = createInspector(built, pictures);
const root = createRoot(document.body);
// Controls that need a script are shown, as on a page whose loader has run.
document.documentElement.dataset.js = '';

/** Longer than the paint of a frame, shorter than a pause in typing. */
const CHECK_DELAY_MS = 60;

type Draft = Extract<ToPreview, { type: 'draft' }>;
type Drawable = { inspected: InspectedDraft; site: Site; shown: Shown };
let latest: Draft | undefined;
let drawable: Drawable | undefined;
let view: View = 'page';
let check: ReturnType<typeof setTimeout> | undefined;

/** Renders first; the check waits until the page is painted and typing pauses. */
function inspect({ turn, draft }: Draft) {
  const inspected = inspector.inspect(draft);
  const { site, document: drawn } = inspected;
  // A draft that cannot be rendered leaves the last page.
  const shown = site && drawn && shownBy(site, drawn);
  if (site && shown) drawable = { inspected, site, shown };
  flushSync(render);
  clearTimeout(check);
  check = setTimeout(() => {
    const { problems, wanted } = inspected.check();
    post({ type: 'result', turn, problems });
    if (wanted.length > 0) post({ type: 'assets wanted', names: wanted });
  }, CHECK_DELAY_MS);
}

function render() {
  if (!drawable) return;
  const { language, direction = 'ltr' } = drawable.site.company;
  Object.assign(document.documentElement, { lang: language, dir: direction });
  root.render(viewOf(drawable));
}

function viewOf({ inspected, site, shown }: Drawable) {
  switch (view) {
    case 'page':
      return <PreviewPage site={site} route={shown.route} />;
    case 'shared':
      return (
        <SharedView
          site={site}
          page={{ ...shown.page, ...writtenHead(inspected) }}
          picture={picture(shown.page.image)}
        />
      );
    case 'sections':
      return <SectionsView site={site} find={picture} />;
  }
}

/** Returns the metadata as written, which may exceed its limits; none if the draft has no page of its own. */
function writtenHead({ source: { data }, document: drawn }: InspectedDraft) {
  return drawn?.address === undefined ? {} : (head.safeParse(data).data ?? {});
}

function picture(name: string): Picture {
  const unknown = pictures.unknown([name]);
  if (unknown.length > 0) post({ type: 'assets wanted', names: unknown });
  return pictures.find(name);
}

/** Returns the URL of an illustration that no built page shows. Photos are published only as variants. */
const drawingAt = (name: string) => (name.endsWith('.svg') && name in built.publicFiles ? name : null);

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
    case 'view':
      view = message.view;
      scrollTo(0, 0);
      return render();
    case 'field':
      if (drawable && view === 'page') markField(document, drawable.inspected.source, message.keyPath);
      return;
  }
});

/** Only links within the page work; a click chooses the field of the clicked text. */
document.addEventListener(
  'click',
  (event) => {
    if (!(event.target instanceof Element)) return;
    const link = event.target.closest('a[href]');
    if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault();
    if (!drawable || view !== 'page') return;
    const keyPath = keyPathOf(event.target, drawable.inspected.source);
    if (keyPath !== undefined) post({ type: 'chosen', keyPath });
  },
  true,
);
document.addEventListener('submit', (event) => event.preventDefault(), true);

post({ type: 'ready' });
