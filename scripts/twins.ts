/**
 * A .br and a .gz beside every file worth it, for servers that serve them in place of compressing each answer: nginx and
 * Caddy. TWINS=off leaves them out, for hosts that compress by themselves.
 */
import { compress } from './post-export/compress';

/** @returns what there is to say of it */
export async function addTwins(out: string): Promise<string> {
  if (process.env.TWINS === 'off' || process.env.FINISH === 'off') return 'No twins.';
  return `${await compress(out)} files have twins.`;
}
