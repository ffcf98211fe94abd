import type { IncomingMessage } from 'node:http';

const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

/**
 * Returns whether a request names this computer as its host. A website that gives its own name a local address keeps that name:
 * https://owasp.org/www-community/attacks/DNS_Rebinding
 */
export const isLocal = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean => LOCAL.test(headers.host ?? '');
