/**
 * The name a picture is known by: its path from the public folder (/images/team.jpg), or from the project when it
 * lies beside the file that names it (content/blog/team.jpg).
 * @param url as written: /images/team.jpg, team%20photo.jpg, ./team.jpg
 * @param folder folder of the file, content/blog
 */
export function pictureKey(url: string, folder: string): string {
  let name = url;
  try {
    name = decodeURI(url);
  } catch {
    // A stray % is part of the name.
  }
  return name.startsWith('/') ? name : joinPath(folder, name);
}

/** A path from a folder, with its dots resolved: `../team.jpg` from content/blog is content/team.jpg. */
function joinPath(folder: string, name: string): string {
  const parts: string[] = [];
  for (const part of `${folder}/${name}`.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.join('/');
}

/**
 * Whether the export lacks a file of public/: originals of photos are large, and tell where and when they were taken.
 * Icons are none: the manifest names them.
 * @param address from the site's root
 * @param named pictures that content shows, by their keys
 */
export const isOriginal = (address: string, named: ReadonlySet<string>): boolean =>
  PHOTO.test(address) && !address.startsWith('/icons/') && (named.has(address) || address.startsWith('/images/'));

/** Returns whether a file can be shown as an image. */
export const isPicture = (name: string) => /\.(svg|png|jpe?g|webp|avif|gif)$/i.test(name);

const PHOTO = /\.(png|jpe?g|webp|avif|gif|heic|tiff?)$/i;
