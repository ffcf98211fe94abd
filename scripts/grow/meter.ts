/** What a command costs: processor seconds by the shell's own clock, memory by asking the system every half second. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';

const EVERY_MS = 500;

/** Watches the memory of this process's descendants. @returns a function that ends it and tells the peak in MB */
export function watchMemory(): () => number {
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, descendantsMemory(process.pid));
  }, EVERY_MS);
  return () => {
    clearInterval(timer);
    return peak;
  };
}

/** Resident memory of all processes a process has started, and they: shared pages count for each of them. */
function descendantsMemory(root: number): number {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' }).trim().split('\n');
  const processes = rows.map((row) => row.trim().split(/\s+/).map(Number));
  const family = new Set([root]);
  let bytes = 0;
  // Parents have started before their children; a number used again is rare enough.
  for (const [pid = 0, parent = 0, kB = 0] of processes.sort(([a = 0], [b = 0]) => a - b)) {
    if (!family.has(parent)) continue;
    family.add(pid);
    bytes += kB * 1024;
  }
  return bytes / 1e6;
}

/** A command that also writes down the processor time it took. */
export const timed = (command: string, note: string) =>
  `${command}; code=$?; times > ${JSON.stringify(note)}; exit $code`;

/** Processor seconds from what `timed` wrote: user and system time of the shell and of what it started. */
export function processorSeconds(note: string): number {
  const parts = [...fs.readFileSync(note, 'utf8').matchAll(/(\d+)m([\d.]+)s/g)];
  return parts.reduce((total, [, minutes, seconds]) => total + Number(minutes) * 60 + Number(seconds), 0);
}
