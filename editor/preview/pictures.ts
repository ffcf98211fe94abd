/** The pictures a preview can show: those the build has prepared, and those the editor has beside them. */
import { type Fault, sizeFault, weightFault } from '../../lib/content/photo-limits';
import { withBasePath } from '../../lib/shared/base-path';
import type { Picture } from '../../lib/shared/picture';
import type { Asset } from '../messages';

type Pictures = Readonly<Record<string, Picture>>;

/** A picture of the editor's own: shown from where it is, in one size. */
type Own = { picture?: Picture; fault?: Fault | undefined };

/** Shown for a picture that is missing, or not there yet. */
const NOT_THERE_YET = '/drawings/missing-span.svg';
const STAND_IN: Picture = { kind: 'drawing', src: NOT_THERE_YET, width: 1440, height: 560 };

/** Where a photo that was just chosen stands in the fields, until it is saved. */
const CHOSEN = /blob:[^\s")]+/g;

const ENDINGS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/avif': 'avif',
  'image/svg+xml': 'svg',
};

/**
 * @param prepared pictures of the last build, by the names content gives them
 * @param onChange called when a picture has arrived
 */
export function createPictures(prepared: Pictures, onChange: () => void) {
  const own = new Map<string, Own>();
  /** Names of chosen photos, by their addresses. */
  const chosen = new Map<string, string>();

  /** Grows with every picture that arrives. */
  let version = 0;

  async function load(name: string, address: string, bytes: number) {
    const image = new Image();
    image.src = withBasePath(address);
    try {
      await image.decode();
      const { naturalWidth: width, naturalHeight: height } = image;
      const picture: Picture = { kind: 'drawing', src: address, width, height };
      own.set(name, { picture, fault: weightFault(bytes) ?? sizeFault(width, height) });
    } catch {
      own.set(name, { fault: { expected: 'a picture (JPEG, PNG, WebP or AVIF)', found: 'a file of another kind' } });
    }
    version += 1;
    onChange();
  }

  /** A photo that was taken back meanwhile has no file any more. */
  async function choose(address: string) {
    const blob = await (await fetch(address)).blob();
    const name = `/images/${address.slice(address.lastIndexOf('/') + 1)}.${ENDINGS[blob.type] ?? 'jpg'}`;
    chosen.set(address, name);
    await load(name, address, blob.size);
  }

  return {
    /** A text with the names its chosen photos will have in place of where they lie now. */
    named: (text: string) =>
      text.replace(CHOSEN, (address) => {
        if (!chosen.has(address)) {
          chosen.set(address, NOT_THERE_YET);
          choose(address).catch(() => {});
        }
        return chosen.get(address) ?? address;
      }),
    /** Takes what the editor knows of a name. */
    take: (name: string, asset: Asset) => {
      if (asset === null) return;
      const address = asset instanceof Blob ? URL.createObjectURL(asset) : asset;
      void load(name, address, asset instanceof Blob ? asset.size : 0);
    },
    /** Those of these names that nothing is known of. */
    unknown: (names: readonly string[]) => names.filter((name) => !prepared[name] && !own.has(name)),
    /** Another one when pictures have changed. */
    version: () => version,
    /** Names the editor has, which the build did not know. */
    names: () => [...own.keys()],
    faultOf: (name: string) => own.get(name)?.fault,
    /** The picture of a name, or what stands in for it. */
    find: (name: string): Picture => prepared[name] ?? own.get(name)?.picture ?? STAND_IN,
  };
}

export type PreviewPictures = ReturnType<typeof createPictures>;
