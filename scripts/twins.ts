/**
 * `tsx scripts/twins.ts [folder]`: a step of the build. Lays a .br and a .gz beside every file worth it, for servers that
 * serve them in place of compressing each answer: nginx and Caddy. TWINS=off leaves them out, for hosts that compress by
 * themselves.
 */
import path from 'node:path';
import { compress } from './finish/compress';

if (process.env.TWINS === 'off' || process.env.FINISH === 'off') console.log('No twins.');
else console.log(`${await compress(path.resolve(process.argv[2] ?? 'out'))} files have twins.`);
