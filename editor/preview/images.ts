import type { ImageFile } from '../../lib/model/image-file';
import { checkFormat, checkPixels, checkWeight, HEAD_BYTES } from '../../lib/model/photo-limits';
import type { UnplacedProblem } from '../../lib/model/problems';
import { withBasePath } from '../../lib/url/base-path';
import type { Asset } from '../session';

type Images = Readonly<Record<string, ImageFile>>;
/** An image of the editor, which has one size. */
type EditorImage = { image?: ImageFile; problem?: UnplacedProblem | undefined };

const MISSING = '/drawings/missing-span.svg';
const STUB: ImageFile = { kind: 'illustration', src: MISSING, width: 1440, height: 560 };
/** URLs of photos in the fields until they are saved. */
const CHOSEN = /blob:[^\s")]+/g;
const ENDINGS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/svg+xml': 'svg',
};

/** Collects the images of the last build and of the editor, by their names in the content. @param onChange called when one has loaded */
export function createImages(prepared: Images, onChange: () => void) {
  const images = new Map<string, EditorImage>();
  const chosen = new Map<string, string>();
  const absent = new Set<string>();

  async function load(name: string, url: string, blob: Blob | undefined) {
    const image = new Image();
    image.src = withBasePath(url);
    try {
      await image.decode();
      const { naturalWidth: width, naturalHeight: height } = image;
      const size = { width, height };
      // A photo is cropped and coloured as on the site.
      const file: ImageFile = name.endsWith('.svg')
        ? { kind: 'illustration', src: url, ...size }
        : { kind: 'photo', name, widths: [], src: url, ...size };
      const problem = blob && (checkWeight(blob.size) ?? checkFormat(await readHead(blob)));
      images.set(name, { image: file, problem: problem ?? checkPixels(width, height) });
      absent.delete(name);
    } catch {
      images.set(name, { problem: await checkFile(url) });
    }
    onChange();
  }

  async function choose(url: string) {
    const blob = await (await fetch(url)).blob();
    const name = `/images/${url.slice(url.lastIndexOf('/') + 1)}.${ENDINGS[blob.type] ?? 'jpg'}`;
    chosen.set(url, name);
    await load(name, url, blob);
  }

  return {
    /** Returns a text with the names that chosen photos get when they are saved. */
    named: (text: string) =>
      text.replace(CHOSEN, (url) => {
        if (!chosen.has(url)) {
          chosen.set(url, MISSING);
          // A photo that was removed again has no file.
          choose(url).catch(() => {});
        }
        return chosen.get(url) ?? url;
      }),
    take: (name: string, asset: Asset) => {
      if (asset === null) {
        absent.add(name);
        return onChange();
      }
      // A file of the editor's window is no Blob of this one.
      if (typeof asset === 'string') void load(name, asset, undefined);
      else void load(name, URL.createObjectURL(asset), asset);
    },
    unknown: (names: readonly string[]) =>
      names.filter((name) => !prepared[name] && !images.has(name) && !absent.has(name)),
    names: () => [...Object.keys(prepared), ...images.keys()],
    findProblem: (name: string) => images.get(name)?.problem,
    find: (name: string): ImageFile => prepared[name] ?? images.get(name)?.image ?? STUB,
  };
}

const readHead = (blob: Blob) => blob.slice(0, HEAD_BYTES).text();

async function checkFile(url: string): Promise<UnplacedProblem> {
  const other = { expected: 'an image (JPEG, PNG, WebP or AVIF)', found: 'a file of another kind' };
  if (!url.startsWith('blob:')) return other;
  return checkFormat(await readHead(await (await fetch(url)).blob())) ?? other;
}

export type PreviewImages = ReturnType<typeof createImages>;
