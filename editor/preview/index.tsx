/** Runs /admin/preview: renders what the editor sends, and returns its problems. */
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { z } from 'zod';
import { imageFileSchema } from '../../lib/model/image-file';
import type { Site } from '../../lib/site/types';
import { withBasePath } from '../../lib/url/base-path';
import { listen, type Place, send, type ToEditor, type ToPreview } from '../messages';
import { createImages } from './images';
import { createInspector, type InspectedDraft } from './inspect-draft';
import { findPlace, markPlace } from './locate';
import { PreviewPage } from './PreviewPage';

const contentFiles = z.array(z.object({ file: z.string(), data: z.unknown() }));
const builtFiles = z.object({
  publicFiles: z.record(z.string(), z.number()),
  images: z.record(z.string(), imageFileSchema),
  content: contentFiles,
  published: contentFiles,
});

const editor = window.top ?? window;
const post = (message: ToEditor) => send(editor, message);

const built = builtFiles.parse(await (await fetch(withBasePath('/admin/files.json'))).json());
const images = createImages(built.images, () => latest && inspect(latest));
const inspector = createInspector(built, images);
const root = createRoot(document.body);
// Controls that need a script are shown, as on a page whose loader has run.
document.documentElement.dataset.js = '';

/** Longer than a frame, shorter than a pause in typing. */
const CHECK_DELAY_MS = 60;

type Draft = Extract<ToPreview, { type: 'draft' }>;
let latest: Draft | undefined;
/** The file of the page that is shown. */
let source: InspectedDraft['source'] | undefined;
/** The field or the part of the text that is being edited. */
let place: Place | undefined;
let check: ReturnType<typeof setTimeout> | undefined;

listen<ToPreview>(window, (message) => {
  switch (message.type) {
    case 'content':
      return inspector.setContent(message.files);
    case 'draft':
      latest = message;
      return inspect(message);
    case 'assets':
      for (const [name, asset] of Object.entries(message.assets)) images.take(name, asset ?? illustrationAt(name));
      return;
    case 'place':
      place = message.place;
      return mark();
  }
});

/** Renders the draft. Its check waits until typing pauses. */
function inspect({ turn, draft }: Draft) {
  const inspected = inspector.inspect(draft);
  // Without a site the last page stays.
  if (inspected.site) show(inspected.source, inspected.site);
  clearTimeout(check);
  check = setTimeout(() => {
    const { wanted, ...checked } = inspected.check();
    post({ type: 'result', turn, checked });
    if (wanted.length > 0) post({ type: 'assets wanted', names: wanted });
  }, CHECK_DELAY_MS);
}

function show(file: InspectedDraft['source'], site: Site) {
  source = file;
  document.documentElement.lang = site.company.language;
  flushSync(() => root.render(<PreviewPage site={site} source={file} />));
  mark();
}

function mark() {
  if (source && place) markPlace(document, source, place);
}

/** Returns the URL of an illustration that no built page shows. */
const illustrationAt = (name: string) => (name.endsWith('.svg') && name in built.publicFiles ? name : null);

/** Chooses the field of a clicked text. Only links within the page work. */
document.addEventListener(
  'click',
  (event) => {
    if (!(event.target instanceof Element)) return;
    const link = event.target.closest('a[href]');
    if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault();
    // The second tone of a photo covers it.
    const target = event.target.closest('.photo')?.querySelector('img') ?? event.target;
    const clicked = source && findPlace(target, source);
    if (clicked) post({ type: 'chosen', place: clicked });
  },
  true,
);
document.addEventListener('submit', (event) => event.preventDefault(), true);

post({ type: 'ready' });
