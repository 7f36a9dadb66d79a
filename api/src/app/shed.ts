import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

import { busy } from './httpError';

/** Per connection; with a longer queue callers would time out. */
const MAX_WAITING_STATEMENTS = 100;

/** Calls of guests that hash a password. */
const PASSWORD_ROUTES = new Set(['/api/login', '/api/register', '/api/reset-password']);

/** Delays a rejection, so that an immediate retry gains nothing. */
const REJECTION_DELAY_MS = 1_000;
const MAX_DELAYED_REJECTIONS = 500;

/** Rejects calls early while more wait than can be served. */
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
