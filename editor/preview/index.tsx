/** Runs /admin/preview: renders what the editor sends, and returns its problems. */
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { z } from 'zod';
import type { ContentFile } from '../../lib/content/content-file';
import { imageFileSchema } from '../../lib/model/image-file';
import { COMPANY_FILE } from '../../lib/model/kinds';
import { valueAt } from '../../lib/model/values';
import type { Site } from '../../lib/site/types';
import { withBasePath } from '../../lib/url/base-path';
import { type EditedFile, listen, type Place, send, type ToEditor, type ToPreview } from '../messages';
import { createImages } from './images';
import { createInspector } from './inspect-draft';
import { findPlace, markPlace } from './locate';
import { PreviewPage } from './PreviewPage';

const builtFiles = z.object({
  publicFiles: z.record(z.string(), z.number()),
  images: z.record(z.string(), imageFileSchema),
  content: z.array(z.object({ file: z.string(), data: z.unknown() })),
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
type Rendered = { source: ContentFile; site: Site };
let latest: Draft | undefined;
let rendered: Rendered | undefined;
/** The field or the part of the text that is being edited. */
let place: Place | undefined;
let check: ReturnType<typeof setTimeout> | undefined;

/** Renders the draft. Its check waits until typing pauses. */
function inspect({ turn, draft }: Draft) {
  const { source, site, check: checkDraft } = inspector.inspect(draft);
  const before = rendered?.source;
  // Without a site the last page stays.
  if (site) {
    rendered = { source, site };
    document.documentElement.lang = site.company.language;
    flushSync(() => root.render(<PreviewPage site={site} source={source} />));
    if (before?.file === source.file) place = findAdded(before, source) ?? place;
    mark();
  }
  clearTimeout(check);
  check = setTimeout(() => {
    const { wanted, ...checked } = checkDraft();
    post({ type: 'result', turn, checked });
    if (wanted.length > 0) post({ type: 'assets wanted', names: wanted });
  }, CHECK_DELAY_MS);
}

function mark() {
  if (rendered && place) markPlace(document, rendered.source, place);
}

function listSections({ data }: ContentFile): readonly unknown[] {
  const sections = valueAt(data, ['sections']);
  return Array.isArray(sections) ? sections : [];
}

/** Returns the place of a section that was added. */
function findAdded(before: ContentFile, after: ContentFile): Place | undefined {
  const oldSections = listSections(before);
  const sections = listSections(after);
  if (sections.length <= oldSections.length) return undefined;
  const index = sections.findIndex((section, at) => JSON.stringify(section) !== JSON.stringify(oldSections[at]));
  return { keyPath: `sections.${index}` };
}

/** Returns the URL of an illustration that no built page shows. */
const illustrationAt = (name: string) => (name.endsWith('.svg') && name in built.publicFiles ? name : null);

listen<ToPreview>(window, (message) => {
  switch (message.type) {
    case 'content':
      return inspector.setContent(message.files satisfies readonly EditedFile[]);
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

const HEADER_OR_FOOTER = 'body > header, body > footer';

/** Chooses the field of a clicked text. Only links within the page work. */
document.addEventListener(
  'click',
  (event) => {
    if (!(event.target instanceof Element)) return;
    const link = event.target.closest('a[href]');
    if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault();
    if (!rendered) return;
    if (event.target.closest(HEADER_OR_FOOTER) && rendered.source.file !== COMPANY_FILE)
      return post({ type: 'elsewhere' });
    // The second tone of a photo covers it.
    const target = event.target.closest('.photo')?.querySelector('img') ?? event.target;
    const clicked = findPlace(target, rendered.source);
    if (clicked) post({ type: 'chosen', place: clicked });
  },
  true,
);
document.addEventListener('submit', (event) => event.preventDefault(), true);

post({ type: 'ready' });
