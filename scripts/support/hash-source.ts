import { createHash } from 'node:crypto';

/** What a policy calls a script or style it allows: https://www.w3.org/TR/CSP3/#grammardef-hash-source */
export const hashSource = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
