/** Runs /admin/preview: renders the file of the editor around it, and reports its problems. */
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { z } from 'zod';
import { imageFileSchema } from '../../lib/model/image-file';
import type { Site } from '../../lib/site/types';
import { withBasePath } from '../../lib/url/base-path';
import type { SessionState } from '../session';
import { createImages } from './images';
import { createInspector, type InspectedFile } from './inspect-file';
import { findPlace, markPlace } from './locate';
import { PreviewPage } from './PreviewPage';

const contentFiles = z.array(z.object({ file: z.string(), data: z.unknown() }));
const builtFiles = z.object({
  publicFiles: z.record(z.string(), z.number()),
  images: z.record(z.string(), imageFileSchema),
  content: contentFiles,
  published: contentFiles,
});

const { editor } = window.top ?? window;
if (!editor) throw new Error('Open the editor: the preview is a part of it.');
const { state, watch, report, readAsset, open } = editor;

const built = builtFiles.parse(await (await fetch(withBasePath('/admin/files.json'))).json());
const images = createImages(built.images, inspect);
const inspector = createInspector(built, images);
const root = createRoot(document.body);
// Controls that need a script are shown, as on a page whose loader has run.
document.documentElement.dataset.js = '';

/** Longer than a frame, shorter than a pause in typing. */
const CHECK_DELAY_MS = 60;

/** What the page shows of the editor's state. */
let shown: Partial<SessionState> = {};
/** The file of the page that is shown. */
let edited: InspectedFile['edited'] | undefined;
let check: ReturnType<typeof setTimeout> | undefined;

/** Shows what has changed of the editor's state. */
function update() {
  const before = shown;
  shown = state();
  const { content, turn, place } = shown;
  const hasContent = content !== before.content;
  if (content && hasContent) inspector.setContent(content);
  if (hasContent || turn !== before.turn) inspect();
  else if (place !== before.place) mark();
}

/** Renders the file. Its check waits until typing pauses. */
function inspect() {
  const { content, form, turn = 0 } = shown;
  if (!content || !form) return;
  const inspected = inspector.inspect(form);
  // Without a site the last page stays.
  if (inspected.site) show(inspected.edited, inspected.site);
  clearTimeout(check);
  check = setTimeout(() => {
    const { wanted, ...checked } = inspected.check();
    report(turn, checked);
    for (const name of wanted) readAsset(name).then((asset) => images.take(name, asset ?? illustrationAt(name)));
  }, CHECK_DELAY_MS);
}

function show(file: InspectedFile['edited'], site: Site) {
  edited = file;
  document.documentElement.lang = site.company.language;
  flushSync(() => root.render(<PreviewPage site={site} edited={file} />));
  mark();
}

function mark() {
  if (edited && shown.place) markPlace(document, edited, shown.place);
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
    const clicked = edited && findPlace(target, edited);
    if (clicked) open(clicked);
  },
  true,
);
document.addEventListener('submit', (event) => event.preventDefault(), true);

// After the key that has changed it.
addEventListener(
  'pagehide',
  watch(() => setTimeout(update)),
);
update();
