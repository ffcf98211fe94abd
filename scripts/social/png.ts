/** PNG with a palette, written directly: https://www.w3.org/TR/png-3/ */
import zlib from 'node:zlib';

export type Indexed = {
  width: number;
  height: number;
  /** Red, green and blue of each colour, at most 256. */
  colours: readonly (readonly [red: number, green: number, blue: number])[];
  /** A colour's number for each pixel, row by row. */
  pixels: Uint8Array;
};

/** Numbers the colours of a picture. @param rgb three bytes a pixel, of at most 256 colours */
export function indexed(rgb: Uint8Array, width: number, height: number): Indexed {
  const numbers = new Map<number, number>();
  const pixels = new Uint8Array(width * height);
  for (let pixel = 0, at = 0; pixel < pixels.length; pixel += 1, at += 3) {
    const colour = ((rgb[at] ?? 0) << 16) | ((rgb[at + 1] ?? 0) << 8) | (rgb[at + 2] ?? 0);
    let number = numbers.get(colour);
    if (number === undefined) {
      number = numbers.size;
      numbers.set(colour, number);
    }
    pixels[pixel] = number;
  }
  if (numbers.size > 256) throw new Error(`${numbers.size} colours do not fit a palette`);
  const colours = [...numbers.keys()].map((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255] as const);
  return { width, height, colours, pixels };
}

/** The number of the colour most like another. */
export function nearestColour({ colours }: Indexed, wanted: readonly number[]): number {
  const distances = colours.map((colour) =>
    colour.reduce((sum, part, index) => sum + (part - (wanted[index] ?? 0)) ** 2, 0),
  );
  return distances.indexOf(Math.min(...distances));
}

/** The picture as a file: half a byte a pixel where 16 colours do. */
export function encodePng({ width, height, colours, pixels }: Indexed): Buffer {
  const isHalf = colours.length <= 16;
  const row = isHalf ? Math.ceil(width / 2) : width;
  // Each row starts with its filter, 0 for none, which suits flat colour best.
  const data = Buffer.alloc((row + 1) * height);
  for (let y = 0; y < height; y += 1) {
    const [from, to] = [y * width, y * (row + 1) + 1];
    if (!isHalf) data.set(pixels.subarray(from, from + width), to);
    else {
      for (let x = 0; x < width; x += 2) {
        data[to + x / 2] = ((pixels[from + x] ?? 0) << 4) | (x + 1 < width ? (pixels[from + x + 1] ?? 0) : 0);
      }
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([isHalf ? 4 : 8, 3], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(colours.flat())),
    chunk('IDAT', zlib.deflateSync(data, { level: 6, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(zlib.crc32(body));
  return Buffer.concat([length, body, check]);
}
