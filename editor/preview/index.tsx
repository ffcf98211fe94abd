/** Runs /admin/preview: renders what the editor sends, and returns its problems. */
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { z } from 'zod';
import { withBasePath } from '../../lib/content/base-path';
import type { ContentFile } from '../../lib/content/content-file';
import { imageFileSchema } from '../../lib/content/image-file';
import { COMPANY_FILE } from '../../lib/model/content-types';
import { valueAt } from '../../lib/model/values';
import { findWrittenPage } from '../../lib/site/pages';
import type { Site } from '../../lib/site/types';
import { type EditedFile, listen, send, type ToEditor, type ToPreview, type View } from '../messages';
import { createImages } from './images';
import { createInspector, type InspectedDraft } from './inspect-draft';
import { findKeyPath, focusAt, markField } from './locate';
import { PreviewPage, type Shown, shownBy } from './PreviewPage';
import { SectionsView } from './SectionsView';
import { SharedView } from './SharedView';

const builtFiles = z.object({
  publicFiles: z.record(z.string(), z.number()),
  images: z.record(z.string(), imageFileSchema),
  content: z.array(z.object({ file: z.string(), data: z.unknown() })),
});

const head = z.object({ title: z.string(), shortTitle: z.string(), description: z.string() }).partial();

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
type Rendered = { inspected: InspectedDraft; site: Site; shown: Shown };
let latest: Draft | undefined;
let rendered: Rendered | undefined;
let view: View = 'page';
let check: ReturnType<typeof setTimeout> | undefined;

/** Renders the draft. Its check waits until typing pauses. */
function inspect({ turn, draft }: Draft) {
  const inspected = inspector.inspect(draft);
  const { site, entry } = inspected;
  // Without a site the last page stays.
  const shown = site && entry && shownBy(site, entry);
  const before = rendered?.inspected.source;
  if (site && shown) rendered = { inspected, site, shown };
  flushSync(render);
  if (before?.file === inspected.source.file) showAdded(before, inspected.source);
  clearTimeout(check);
  check = setTimeout(() => {
    const { wanted, ...checked } = inspected.check();
    post({ type: 'result', turn, checked });
    if (wanted.length > 0) post({ type: 'assets wanted', names: wanted });
  }, CHECK_DELAY_MS);
}

function listSections({ data }: ContentFile): readonly unknown[] {
  const sections = valueAt(data, ['sections']);
  return Array.isArray(sections) ? sections : [];
}

function showAdded(before: ContentFile, after: ContentFile) {
  const oldSections = listSections(before);
  const sections = listSections(after);
  if (sections.length <= oldSections.length) return;
  const index = sections.findIndex((section, place) => JSON.stringify(section) !== JSON.stringify(oldSections[place]));
  markField(document, after, `sections.${index}`);
}

function render() {
  if (!rendered) return;
  document.documentElement.lang = rendered.site.company.language;
  root.render(chooseView(rendered));
}

function chooseView({ inspected, site, shown }: Rendered) {
  switch (view) {
    case 'page':
      return <PreviewPage site={site} page={shown} />;
    case 'shared':
      return <SharedView site={site} page={{ ...shown, ...writtenHead(inspected) }} isBuilt={!inspected.hasOldImage} />;
    case 'sections': {
      const page = findWrittenPage(site, shown.path);
      return page && <SectionsView site={site} page={page} />;
    }
  }
}

/** Returns the metadata as written, which may exceed its limits; none if the draft has no own page. */
function writtenHead({ source: { data, path } }: InspectedDraft) {
  return path === undefined ? {} : (head.safeParse(data).data ?? {});
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
    case 'view':
      view = message.view;
      scrollTo(0, 0);
      return render();
    case 'field':
      if (rendered && view === 'page') markField(document, rendered.inspected.source, message.keyPath);
      return;
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
    if (!rendered || view !== 'page') return;
    if (event.target.closest(HEADER_OR_FOOTER) && rendered.inspected.source.file !== COMPANY_FILE)
      return post({ type: 'elsewhere' });
    // The second tone of a photo covers it.
    const target = event.target.closest('.photo')?.querySelector('img') ?? event.target;
    const keyPath = findKeyPath(target, rendered.inspected.source);
    const focus = focusAt(target, event);
    if (keyPath === undefined) return;
    if (focus === undefined) post({ type: 'chosen', keyPath });
    else post({ type: 'chosen', keyPath: keyPath.replace(/[^.]*$/, 'focus'), value: focus });
  },
  true,
);
document.addEventListener('submit', (event) => event.preventDefault(), true);

post({ type: 'ready' });
