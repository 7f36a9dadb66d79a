import type { FastifyInstance } from 'fastify';

import { busy } from './refusal';

/** Statements that wait for a connection; more would wait longer than anybody waits for them. */
const WAITING = 100;

/** Turns calls away while the database is further behind than anybody would wait. */
export function shedLoad(app: FastifyInstance) {
  const { pool } = app.parts;
  if (!pool) return;
  app.addHook('onRequest', async ({ url }) => {
    if (!url.startsWith('/api/health') && pool().waiting > WAITING) throw busy();
  });
}
