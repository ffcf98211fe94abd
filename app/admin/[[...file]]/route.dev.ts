import fs from 'node:fs';
import path from 'node:path';

/** Browsers recognize other files by their content. */
const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
};

/** Responds with a file of the editor in out/admin. Only the preview has this route (pageExtensions in next.config.mjs). */
export async function GET(_request: Request, { params }: { params: Promise<{ file?: string[] }> }) {
  // A path below the root cannot leave out/.
  const name = path.join('/', ...((await params).file ?? ['index']));
  const isOfPages = name.startsWith(path.normalize('/_next/'));
  const file = path.join('out', isOfPages ? '' : 'admin', path.extname(name) ? name : `${name}.html`);
  if (!fs.existsSync(file)) return new Response('For the editor, run npm run build once before.', { status: 404 });
  const content = fs.readFileSync(file);
  const type = MEDIA_TYPES[path.extname(file)];
  // Next responds to /_next itself, without the style sheets and fonts of the last build.
  const body = file.endsWith('.html') ? content.toString().replaceAll('/_next/', '/admin/_next/') : content;
  return new Response(body, { headers: type ? { 'Content-Type': type } : {} });
}
