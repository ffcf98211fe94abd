import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { FRAMED } from '../e2e/support/hosts';
import { listPages } from './export-files';
import { hashSource, readPage, readPolicySources } from './policy-sources';

function writeExport(pages: Readonly<Record<string, string>>): string {
  const out = fs.mkdtempSync(path.join(os.tmpdir(), 'export-'));
  for (const [file, html] of Object.entries(pages)) {
    fs.mkdirSync(path.dirname(path.join(out, file)), { recursive: true });
    fs.writeFileSync(path.join(out, file), `<meta charset="utf-8">${html}`);
  }
  return out;
}

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
