import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import type { Database } from '../db/database';
import { HttpError, notFound } from './httpError';

const Health = z.object({ status: z.literal('ok') });

/** Time limit of the readiness check, milliseconds. */
const READY_TIMEOUT_MS = 800;

const unready = (why: string) => new HttpError(503, why, { headers: { 'retry-after': '5' } });

/**
 * `live`: the process responds. `ready`: it can handle visitors, because it reaches its database, or replicas for
 * public reads. A process that is about to stop responds with 404, not 503, because balancers then send no new requests
 * and let running ones finish (HAProxy's `disable-on-404`).
 */
export const healthRoutes: FastifyPluginAsyncZod = async (app) => {
  const ok = { status: 'ok' } as const;
  const answers = databaseCheck(app.deps.db);
  const readsOn = () => app.deps.readAge?.() !== undefined;
  const ready = async () => {
    if (app.drain.isDraining) throw notFound('The api is about to stop.');
    if (!readsOn() && !(await answers()) && !readsOn())
      throw unready('The database does not answer.');
    return ok;
  };
  const schema = { response: { 200: Health } };

  app.get('/health/live', { schema, handler: async () => ok });
  app.get('/health/ready', { schema, handler: ready });
  app.get('/health', { schema, handler: ready });
};

/** Shares one database check between concurrent callers, so that checks do not pile up while the database hangs. */
function databaseCheck(db: Database): () => Promise<boolean> {
  let asking: Promise<boolean> | undefined;
  const ask = () =>
    db
      .execute(sql`select 1`)
      .then(
        () => true,
        () => false,
      )
      .finally(() => {
        asking = undefined;
      });
  return () => {
    asking ??= ask();
    return Promise.race([asking, sleep(READY_TIMEOUT_MS, false, { ref: false })]);
  };
}
