/**
 * `npm run grow -- <posts> [folder]`: how the build grows with the blog. Copies the project to a scratch folder, fills
 * its blog with that many generated posts, builds it, changes one post and builds it again with what the first build
 * left in its cache. Prints what each step cost and what came out. The folder is removed unless it was named.
 * Settings of the build, such as TWINS=off, count here too.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { stagesOf } from './build/stages';
import { generatePosts, slugOf } from './generate-posts';
import { processorSeconds, timed, watchMemory } from './grow/meter';
import { cloneProject } from './support/clone-project';
import { listFiles } from './support/list-files';
import { sideBySide } from './support/side-by-side';

const [, , count = '1000', named] = process.argv;
const posts = Number(count);
if (!Number.isInteger(posts) || posts < 1) throw new Error(`Not a number of posts: ${count}`);

const root = cloneProject(named ?? fs.mkdtempSync(path.join(os.tmpdir(), 'grow-')));
const out = path.join(root, 'out');
/** The copy's own packages come first: npm put those of this project there. */
const PATH = [path.join(root, 'node_modules/.bin'), process.env.PATH].join(path.delimiter);
const env = { ...process.env, PATH, TYPES: 'off' };
const log = path.join(root, 'build.log');

type Cost = { seconds: number; processor: number; memory: number };
type Table = Record<string, Record<string, string | number>>;

/** Builds the copy. @returns what each stage cost by the names of its steps, and all of them together */
async function build(): Promise<Record<string, Cost>> {
  const costs: Record<string, Cost> = {};
  const total: Cost = { seconds: 0, processor: 0, memory: 0 };
  for (const stage of stagesOf(env)) {
    const started = performance.now();
    const stop = watchMemory();
    const note = (index: number) => path.join(root, `times-${index}`);
    const tasks = stage.map(([name, command], index) => [name, timed(command, note(index))] as const);
    const failed = await sideBySide(tasks, { cwd: root, env, print: (text) => fs.appendFileSync(log, text) });
    if (failed !== 0) throw new Error(`The build failed: see ${log}`);
    const processor = stage.reduce((sum, _, index) => sum + processorSeconds(note(index)), 0);
    const cost = { seconds: (performance.now() - started) / 1000, processor, memory: stop() };
    costs[stage.map(([name]) => name).join(', ')] = cost;
    total.seconds += cost.seconds;
    total.processor += cost.processor;
    total.memory = Math.max(total.memory, cost.memory);
  }
  return { ...costs, 'All steps': total };
}

/** Files of the export and their bytes, all of them, and twins apart. */
function measure(): Table {
  const files = listFiles(out);
  const twins = files.filter((file) => /\.(br|gz)$/.test(file));
  const row = (some: readonly string[]) => ({
    files: some.length,
    MB: (some.reduce((sum, file) => sum + fs.statSync(path.join(out, file)).size, 0) / 1e6).toFixed(1),
    'files a post': (some.length / posts).toFixed(2),
  });
  const without = new Set(twins);
  return { 'without twins': row(files.filter((file) => !without.has(file))), 'twins (.br, .gz)': row(twins) };
}

const rounded = ({ seconds, processor, memory }: Cost) => [
  seconds.toFixed(1),
  processor.toFixed(1),
  Math.round(memory),
];

function print(cold: Record<string, Cost>, again: Record<string, Cost>) {
  const steps: Table = {};
  for (const [name, cost] of Object.entries(cold)) {
    const [seconds = '', processor = '', memory = ''] = rounded(cost);
    const [secondsAgain = '', processorAgain = ''] = again[name] ? rounded(again[name]) : [];
    steps[name] = {
      's, cold': seconds,
      'processor s': processor,
      'MB, peak': memory,
      's, one post changed': secondsAgain,
      'processor s again': processorAgain,
    };
  }
  console.table(steps);
  console.table(measure());
}

generatePosts(path.join(root, 'content'), posts);
console.log(`${posts} posts in ${root}, ${os.availableParallelism()} processors`);
const cold = await build();
// The second build of a large blog takes its time, too.
print(cold, {});
const edited = path.join(root, 'content/blog', `${slugOf(posts - 1)}.md`);
fs.appendFileSync(edited, '\nOne sentence more, which was not there before.\n');
print(cold, await build());
if (named === undefined) fs.rmSync(root, { recursive: true });
