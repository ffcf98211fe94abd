/** Images to test with, made here: no real photo, and nobody's place, is kept in the repository. */
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
 * @returns a JPEG of more than 8 MB, as from a phone of 12 megapixels
 */
export async function phonePhoto(): Promise<Buffer> {
  const width = 4032;
  const height = 3024;
  const whole = { width, height, channels: 4 as const };
  const layer = async (columns: number, seed: number, alpha: number) => {
    const raw = { width: columns, height: Math.round((columns * height) / width), channels: 3 as const };
    const image = sharp(noise(raw.width * raw.height * 3, seed), { raw }).resize(width, height, { kernel: 'cubic' });
    return { input: await image.ensureAlpha(alpha).raw().toBuffer(), raw: whole };
  };
  return sharp({ create: { width, height, channels: 3, background: '#78807c' } })
    .composite([await layer(8, 1, 1), await layer(50, 2, 0.5), await layer(320, 3, 0.25), await layer(width, 9, 0.08)])
    .withExif({
      IFD0: { Make: 'Phone', Model: 'Camera of a test' },
      IFD3: {
        GPSLatitudeRef: 'S',
        GPSLatitude: '33/1 52/1 10/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '151/1 12/1 30/1',
      },
    })
    .jpeg({ quality: 99, chromaSubsampling: '4:2:0' })
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
