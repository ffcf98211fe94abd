/** The page at /admin/preview: draws what the editor sends, and answers what is wrong with it. */
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { z } from 'zod';
import { withBasePath } from '../../lib/shared/base-path';
import { type Picture, pictureSchema } from '../../lib/shared/picture';
import type { Site } from '../../lib/site/types';
import { type EditedFile, listen, send, type ToEditor, type ToPreview, type View } from '../messages';
import { createInspector, type InspectedDraft } from './inspect-draft';
import { keyPathOf, markField } from './locate';
import { PreviewPage, type Shown, shownBy } from './PreviewPage';
import { createPictures } from './pictures';
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

/** The editor's own window: the preview stands in a frame of a frame of it. */
const editor = window.top ?? window;
const say = (message: ToEditor) => send(editor, message);

const built = builtFiles.parse(await (await fetch(withBasePath('/admin/files.json'))).json());
const pictures = createPictures(built.pictures, () => latest && inspect(latest));
const inspector = createInspector(built, pictures);
const root = createRoot(document.body);
// Controls that need a script are shown, as on a page whose loader has run.
document.documentElement.dataset.js = '';

/** Longer than a frame takes to be painted, shorter than a person pauses. */
const CHECK_AFTER_MS = 60;

type Draft = Extract<ToPreview, { type: 'draft' }>;
type Drawable = { inspected: InspectedDraft; site: Site; shown: Shown };
let latest: Draft | undefined;
let drawable: Drawable | undefined;
let view: View = 'page';
let check: ReturnType<typeof setTimeout> | undefined;

/** Draws first: the check waits until what is typed is seen, and while the next letter comes at once. */
function inspect({ turn, draft }: Draft) {
  const inspected = inspector.inspect(draft);
  const { site, document: drawn } = inspected;
  // What cannot be drawn leaves the last good page where it is.
  const shown = site && drawn && shownBy(site, drawn);
  if (site && shown) drawable = { inspected, site, shown };
  flushSync(draw);
  clearTimeout(check);
  check = setTimeout(() => {
    const { problems, wanted } = inspected.check();
    say({ type: 'result', turn, problems });
    if (wanted.length > 0) say({ type: 'assets wanted', names: wanted });
  }, CHECK_AFTER_MS);
}

function draw() {
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

/** The head as it was written, which may be longer than what can be drawn; without it where the draft has no page of its own. */
function writtenHead({ source: { data }, document: drawn }: InspectedDraft) {
  return drawn?.address === undefined ? {} : (head.safeParse(data).data ?? {});
}

function picture(name: string): Picture {
  const unknown = pictures.unknown([name]);
  if (unknown.length > 0) say({ type: 'assets wanted', names: unknown });
  return pictures.find(name);
}

/** A drawing that no page showed when the site was built; photos are published in other forms, and only where they are shown. */
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
      return draw();
    case 'field':
      if (drawable && view === 'page') markField(document, drawable.inspected.source, message.keyPath);
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
    if (!drawable || view !== 'page') return;
    const keyPath = keyPathOf(event.target, drawable.inspected.source);
    if (keyPath !== undefined) say({ type: 'chosen', keyPath });
  },
  true,
);
document.addEventListener('submit', (event) => event.preventDefault(), true);

say({ type: 'ready' });
