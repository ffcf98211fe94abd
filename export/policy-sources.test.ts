import assert from 'node:assert/strict';
import { test } from 'node:test';
import { writeFiles } from '../e2e/support/content';
import { FRAMED } from '../e2e/support/hosts';
import { listPages } from './export-files';
import { hashSource, readPage, readPolicySources } from './policy-sources';

const writeExport = (pages: Readonly<Record<string, string>>) =>
  writeFiles(Object.fromEntries(Object.entries(pages).map(([file, html]) => [file, `<meta charset="utf-8">${html}`])));

/** HTML, and the inline scripts in it. */
const INLINE = [
  ['<script>a < b</script>', 'a < b'],
  ['<script data-a=">" async>run()</script>', 'run()'],
  ['<script type="speculationrules">{}</script>', '{}'],
  ['<script>"<b>"</script>', '"<b>"'],
  ['<script type="application/ld+json">{}</script><script src="/a.js"></script>'],
  ['<p title="<script>run()</script>"><!-- <script>run()</script> -->&lt;script&gt;run()&lt;/script&gt;'],
] as const;

test('names the inline scripts of a page in the policy, and nothing else', () => {
  for (const [html, ...scripts] of INLINE)
    assert.deepEqual(readPage(`<!doctype html><body>${html}<p>after</p>`).scripts, scripts, html);
});

test('reads pages whose names begin like the editor', () => {
  const out = writeExport({ 'admin/index.html': '<script>1</script>', 'admin-services.html': '<script>2</script>' });
  assert.deepEqual(listPages(out), ['admin-services.html']);
  assert.deepEqual(readPolicySources(out, FRAMED).scripts, [hashSource('2')]);
});

test('allows frames of the players of videos that a page shows', () => {
  const out = writeExport({ 'index.html': '<a data-player="https://player.vimeo.com/video/1"></a>' });
  assert.deepEqual(readPolicySources(out, FRAMED).frames.players, ['https://player.vimeo.com']);
});
