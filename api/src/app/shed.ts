import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

import { busy } from './httpError';

/** For a connection; a longer queue would outlast the callers. */
const MAX_WAITING_STATEMENTS = 100;

/** Calls of guests that hash a password. */
const PASSWORD_ROUTES = new Set(['/api/login', '/api/register', '/api/reset-password']);

/** A rejection is delayed, so that asking again at once gains nothing. */
const REJECTION_DELAY_MS = 1_000;
const MAX_DELAYED_REJECTIONS = 500;

/** Turns calls away before they cost anything: while more wait than could be served. */
export function shedLoad(app: FastifyInstance) {
  const { pool, passwords } = app.deps;
  let paused = 0;

  app.addHook('onRequest', async ({ url }) => {
    if (pool && !url.startsWith('/api/health') && pool().waiting > MAX_WAITING_STATEMENTS)
      throw busy();
  });

  app.addHook('onRequest', async ({ method, routeOptions }) => {
    if (method !== 'POST' || !PASSWORD_ROUTES.has(routeOptions.url ?? '') || !passwords.isFull())
      return;
    if (paused >= MAX_DELAYED_REJECTIONS) throw busy();
    paused += 1;
    await sleep(REJECTION_DELAY_MS);
    paused -= 1;
    throw busy();
  });
}
