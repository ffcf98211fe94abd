export type Fault = { expected: string; found: string };

const MAX_BYTES = 20 * 1024 * 1024;
export const MAX_PIXELS = 50_000_000;

export const weightFault = (bytes: number): Fault | undefined =>
  bytes > MAX_BYTES
    ? { expected: 'a picture of at most 20 MB', found: `${(bytes / 1024 / 1024).toFixed(1)} MB` }
    : undefined;

export function sizeFault(width: number, height: number): Fault | undefined {
  if (width * height <= MAX_PIXELS) return undefined;
  const found = `${width} x ${height} (${Math.round((width * height) / 1e6)} megapixels)`;
  return { expected: 'a picture of at most 50 megapixels', found };
}
