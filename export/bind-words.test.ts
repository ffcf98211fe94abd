/** Words that belong together stay on one line. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bindWords } from './bind-words';
import { parseHtml, printHtml } from './html';

const bound = (html: string): string => {
  const page = parseHtml(`<main>${html}</main>`);
  bindWords(page);
  return printHtml(page).replaceAll('&nbsp;', '_');
};

test('binds the last two words of a text, unless they are long, few or part of an element', () => {
  for (const [html, expected] of [
    ['<p>Where it came from.</p>', '<p>Where it came_from.</p>'],
    ['<h3>The plan we drew up</h3>', '<h3>The plan we drew_up</h3>'],
    ['<p>An account of clear ownership</p>', '<p>An account of clear ownership</p>'],
    ['<h3>Drawn up too</h3>', '<h3>Drawn up too</h3>'],
    ['<p>A note about <b>it all here now</b></p>', '<p>A note about <b>it all here now</b></p>'],
    ['<pre>cd to the end of it</pre>', '<pre>cd to the end of it</pre>'],
  ] as const)
    assert.equal(bound(html), `<main>${expected}</main>`);
});

test('binds letters and their number, but in code', () => {
  for (const [html, expected] of [
    ['<h1>APRA CPS 234 in 2026</h1>', '<h1>APRA CPS_234 in 2026</h1>'],
    ['<p><a href="/">ISO 27001, part by part</a></p>', '<p><a href="/">ISO_27001, part by part</a></p>'],
    ['<pre><code>PORT 3000</code></pre>', '<pre><code>PORT 3000</code></pre>'],
    ['<h2>Level 2</h2>', '<h2>Level 2</h2>'],
  ] as const)
    assert.equal(bound(html), `<main>${expected}</main>`);
});
