/** Pictures to test with, made here: no real photo, and nobody's place, is kept in the repository. */
import sharp from 'sharp';

/** The same numbers on every machine: https://en.wikipedia.org/wiki/Linear_congruential_generator */
function noise(length: number, seed: number): Buffer {
  const bytes = Buffer.alloc(length);
  let state = seed;
  for (let index = 0; index < length; index++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    bytes[index] = state >>> 24;
  }
  return bytes;
}

/**
 * Creates an image with a photo's spectrum: shapes of every size, each finer one weaker, and a sensor's grain on top. Its
 * metadata has a place, a camera and a time.
 * @returns a JPEG; 4032 × 3024 at quality 99 is more than 8 MB, as from a phone of 12 megapixels
 */
export async function phonePhoto(width = 4032, height = 3024, quality = 99): Promise<Buffer> {
  const layers = await Promise.all(
    [8, 50, 320].map(async (cells, index) => {
      const rows = Math.round((cells * height) / width);
      const raw = { width: cells, height: rows, channels: 3 as const };
      const layer = sharp(noise(cells * rows * 3, index + 1), { raw }).resize(width, height, { kernel: 'cubic' });
      return {
        input: await layer
          .ensureAlpha(0.5 ** index)
          .raw()
          .toBuffer(),
        raw: { width, height, channels: 4 as const },
      };
    }),
  );
  const raw = { width, height, channels: 3 as const };
  const grain = {
    input: await sharp(noise(width * height * 3, 9), { raw })
      .ensureAlpha(0.08)
      .raw()
      .toBuffer(),
    raw: { width, height, channels: 4 as const },
  };
  const ground = sharp({ create: { width, height, channels: 3, background: '#78807c' } });
  return ground
    .composite([...layers, grain])
    .withExif({
      IFD0: { Make: 'Phone', Model: 'Camera of a test' },
      IFD3: {
        GPSLatitudeRef: 'S',
        GPSLatitude: '33/1 52/1 10/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '151/1 12/1 30/1',
      },
    })
    .jpeg({ quality, chromaSubsampling: '4:2:0' })
    .toBuffer();
}

/**
 * A photo as a phone held upright writes it: the pixels lie on their side, and a note says how to turn them (EXIF
 * orientation 6, to the right by 90°). Upright it is 400 × 600, blue on the left and red on the right.
 */
export function turnedPhoto(): Promise<Buffer> {
  const half = (background: string) => ({ create: { width: 600, height: 200, channels: 3 as const, background } });
  return sharp({ create: { width: 600, height: 400, channels: 3, background: '#0000ff' } })
    .composite([{ input: half('#ff0000'), left: 0, top: 0 }])
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}
