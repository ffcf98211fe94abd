import type { Asset } from './messages';

/** Sveltia's function that finds an image: https://sveltiacms.app/en/docs/api/preview-templates */
export type GetAsset = (path: string) => { url: string; fileObj?: File | undefined } | undefined;

/** Reading a photo of 20 MB takes less. */
const READ_TIMEOUT_MS = 10_000;
const READ_INTERVAL_MS = 50;

/** Returns the images that Sveltia has, by their names; null for one that it does not have. */
export async function readAssets(names: readonly string[], getAsset: GetAsset): Promise<Record<string, Asset>> {
  const entries = await Promise.all(names.map(async (name) => [name, await readAsset(name, getAsset)] as const));
  return Object.fromEntries(entries);
}

/** Sveltia replaces the URL of an image by a blob's once it has read the file. */
async function readAsset(name: string, getAsset: GetAsset): Promise<Asset> {
  const asset = getAsset(name);
  if (!asset) return null;
  for (const start = performance.now(); performance.now() - start < READ_TIMEOUT_MS; ) {
    if (asset.fileObj) return asset.fileObj;
    if (asset.url.startsWith('blob:')) return asset.url;
    await new Promise((resolve) => setTimeout(resolve, READ_INTERVAL_MS));
  }
  return asset.url;
}
