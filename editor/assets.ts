import type { Asset } from './session';

/** Sveltia's function that finds an image: https://sveltiacms.app/en/docs/api/preview-templates */
export type GetAsset = (path: string) => { url: string; fileObj?: File | undefined } | undefined;

/** Reading a photo of 20 MB takes less. */
const READ_TIMEOUT_MS = 10_000;
const READ_INTERVAL_MS = 50;

/** Returns an image that Sveltia has: it replaces the URL by a blob's once it has read the file. */
export async function readAsset(name: string, getAsset: GetAsset): Promise<Asset> {
  const asset = getAsset(name);
  if (!asset) return null;
  for (const start = performance.now(); performance.now() - start < READ_TIMEOUT_MS; ) {
    if (asset.fileObj) return asset.fileObj;
    if (asset.url.startsWith('blob:')) return asset.url;
    await new Promise((resolve) => setTimeout(resolve, READ_INTERVAL_MS));
  }
  return asset.url;
}
