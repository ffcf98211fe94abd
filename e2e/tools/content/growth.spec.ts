/** How the check grows with the blog. */
import fs from 'node:fs';
import path from 'node:path';
import { PUBLISHED_FILE } from '../../../lib/content/published-urls';
import { generatePosts, inspectContent } from '../../support/content';
import { copyContent } from '../../support/content-folder';
import { expect, test } from '../../support/test';

test('a big blog: each file is read once, and a post costs no more among 800 than among 100', () => {
  const content = copyContent();
  const { readFileSync } = fs;
  try {
    const cost = (count: number) => {
      generatePosts(content.root, count);
      const start = process.cpuUsage();
      expect(inspectContent(content.root).problems).toEqual([]);
      const { user, system } = process.cpuUsage(start);
      return (user + system) / count;
    };
    cost(50);
    const few = cost(100);
    const reads = new Map<string, number>();
    fs.readFileSync = ((...args: Parameters<typeof readFileSync>) => {
      const name = String(args[0]);
      if (name.startsWith(content.root)) reads.set(name, (reads.get(name) ?? 0) + 1);
      return readFileSync(...args);
    }) as typeof readFileSync;
    const many = cost(800);
    // The others have not changed since they were read; the published URLs are few.
    reads.delete(path.join(content.root, PUBLISHED_FILE));
    expect(reads.size).toBe(800);
    expect([...new Set(reads.values())]).toEqual([1]);
    expect(many / few, 'CPU time a post, as a ratio of one run').toBeLessThan(2.5);
  } finally {
    fs.readFileSync = readFileSync;
    content.dispose();
  }
});
