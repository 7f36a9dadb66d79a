import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

import { busy } from './httpError';

/** Statements that wait for a connection; more would wait longer than anybody waits for them. */
const WAITING = 100;

/** Calls of guests that hash a password. */
const HASHING = new Set(['/api/login', '/api/register', '/api/reset-password']);

/** Who is turned away is answered after so long, milliseconds: asking again at once gains nothing. */
const POLL_INTERVAL_MS = 1_000;
const MAX_PAUSED = 500;

/** Turns calls away before they cost anything: while more wait than could be served. */
export function shedLoad(app: FastifyInstance) {
  const { pool, passwords } = app.deps;
  let paused = 0;

  app.addHook('onRequest', async ({ url }) => {
    if (pool && !url.startsWith('/api/health') && pool().waiting > WAITING) throw busy();
  });

  app.addHook('onRequest', async ({ method, routeOptions }) => {
    if (method !== 'POST' || !HASHING.has(routeOptions.url ?? '') || !passwords.isFull()) return;
    if (paused >= MAX_PAUSED) throw busy();
    paused += 1;
    await sleep(POLL_INTERVAL_MS);
    paused -= 1;
    throw busy();
  });
}
