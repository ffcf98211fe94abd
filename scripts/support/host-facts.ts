/** Reads from the finished export what the policy has to name. */
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Facts } from '../../hosts/policy';
import { hashSource } from './hash-source';

/** A page's inline scripts that run or rule, as the browser hashes them: https://wicg.github.io/nav-speculation/speculation-rules.html#content-security-policy */
export function inlineScripts(html: string): string[] {
  return [...html.matchAll(/<script(?<attributes>[^>]*)>(?<code>.*?)<\/script>/gs)]
    .filter(({ groups }) => !/\s(src=|type="(?!speculationrules))/.test(groups?.attributes ?? ''))
    .map(({ groups }) => groups?.code ?? '');
}

/**
 * Sonner adds its styles in a style element, which is empty for a moment.
 * @throws when the package no longer says them in one call
 */
export function sonnerStyles(): string[] {
  const file = createRequire(path.resolve('package.json')).resolve('sonner').replace(/\.js$/, '.mjs');
  const [, literal] = /^__insertCSS\((".*")\);?$/m.exec(fs.readFileSync(file, 'utf8')) ?? [];
  if (!literal) throw new Error(`${file}: no __insertCSS("…"): see what Sonner does with its styles now`);
  return [hashSource(''), hashSource(JSON.parse(literal))];
}

/**
 * The pages the policy is made for: neither the editor's, which has its own, nor Next's second copy of the 404 page.
 * @param out the finished export
 * @returns their files' names, relative to it
 */
export const pageFiles = (out: string): string[] =>
  fs
    .readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html') && !/^(admin\/|_not-found[./])/.test(file));

/** What content says of addresses that are shown in frames. */
export type Framed = { map: { frame: string }; films?: readonly { player: string }[] | undefined };

/**
 * @param out the finished export
 * @param company what content/site.md says of the map and of films
 */
export function readFacts(out: string, { map, films = [] }: Framed): Facts {
  const pages = pageFiles(out);
  if (pages.length === 0) throw new Error(`${out}: no pages`);
  const scripts = new Set<string>();
  const shown = new Set<string>();
  // One at a time: a large site's would not fit into memory together.
  for (const file of pages) {
    const html = fs.readFileSync(path.join(out, file), 'utf8');
    const own = inlineScripts(html);
    for (const code of own) scripts.add(code);
    for (const { player } of films) if (html.includes(`data-player="${player}`)) shown.add(player);
  }
  return {
    scripts: [...scripts].map(hashSource).sort(),
    styles: sonnerStyles(),
    frames: {
      map: new URL(map.frame).origin,
      // A place that no page shows a film from is nobody's to frame.
      players: [
        ...new Set(films.filter(({ player }) => shown.has(player)).map(({ player }) => new URL(player).origin)),
      ],
    },
  };
}
