/** `tsx tools/architecture [folder]`, a part of `npm run lint`: validates every import against layers.ts. */
import { checkArchitecture } from './check';

const problems = checkArchitecture(process.argv[2] ?? '.');
if (problems.length > 0) {
  const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
  console.error(`${problems.join('\n')}\n\n${count}. tools/architecture/layers.ts lists what each layer may import.`);
  process.exit(1);
}
console.log('Every import follows the architecture.');
