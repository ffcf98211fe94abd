/** `npm start`: serves out/ at http://localhost:3000, or at PORT, with the headers and the not-found page of a host. */
import path from 'node:path';
import { BASE_PATH } from '../lib/shared/base-path';
import { serveExport } from './support/serve-export';

const port = Number(process.env.PORT ?? 3000);
const { origin } = await serveExport(path.resolve('out'), BASE_PATH, { port }).catch((error: NodeJS.ErrnoException) => {
  if (error.code !== 'EADDRINUSE') throw error;
  throw new Error(`Port ${port} is in use. Stop the other program, or choose another port: PORT=3001 npm start`);
});
console.log(`out/ is served at ${origin}${BASE_PATH}. Press Ctrl+C to stop.`);
