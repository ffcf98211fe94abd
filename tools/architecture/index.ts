/** `tsx tools/architecture [folder]`, a part of `npm run lint`: holds every import against rooms.ts. */
import { checkArchitecture } from './check';

const problems = checkArchitecture(process.argv[2] ?? '.');
if (problems.length > 0) {
  console.error(problems.join('\n'));
  console.error(`\nViolations: ${problems.length}. What each room may import stands in tools/architecture/rooms.ts.`);
  process.exit(1);
}
console.log('Every import follows the architecture.');
