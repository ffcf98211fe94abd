import fs from 'node:fs';
import { expect, test } from '@playwright/test';

type Lock = { packages: Record<string, { integrity?: string; inBundle?: boolean }> };

test('knows the checksum of every package, for every system', () => {
  const { packages }: Lock = JSON.parse(fs.readFileSync('package-lock.json', 'utf8'));
  const lacking = Object.entries(packages)
    // The checksum of a package covers those that it bundles.
    .filter(([name, { integrity, inBundle }]) => name !== '' && !inBundle && !integrity)
    .map(([name]) => name);
  expect(lacking, 'without node_modules, npm install --package-lock-only writes them again').toEqual([]);
});
