/**
 * Returns an image's path in public/ (/images/team.jpg), or in the project if the URL is relative
 * (content/blog/team.jpg).
 */
export function imageKey(url: string, folder: string): string {
  let name = url;
  try {
    name = decodeURI(url);
  } catch {}
  return name.startsWith('/') ? name : joinPath(folder, name);
}

function joinPath(folder: string, name: string): string {
  const parts: string[] = [];
  for (const part of `${folder}/${name}`.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}

/** Returns whether the export leaves out a file of public/. Original photos are large and contain their location. */
export const isOriginal = (url: string, used: ReadonlySet<string>): boolean =>
  PHOTO.test(url) && !url.startsWith('/icons/') && (used.has(url) || url.startsWith('/images/'));

export const isImageName = (name: string) => /\.(svg|png|jpe?g|webp|avif|gif|hei[cf])$/i.test(name);

const PHOTO = /\.(png|jpe?g|webp|avif|gif|heic|tiff?)$/i;
