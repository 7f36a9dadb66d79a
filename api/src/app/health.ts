import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import type { Database } from '../db/database';
import { HttpError } from './httpError';

const Health = z.object({ status: z.literal('ok') });

/** Whoever asks for readiness has their answer after this long, milliseconds. */
const READY_TIMEOUT_MS = 800;

const unready = (why: string) => new HttpError(503, why, { headers: { 'retry-after': '5' } });

/** `live`: the process answers. `ready`: it can also reach its database. */
export const healthRoutes: FastifyPluginAsyncZod = async (app) => {
  const ok = { status: 'ok' } as const;
  const answers = databaseCheck(app.deps.db);
  const ready = async () => {
    if (app.draining) throw unready('The api is about to stop.');
    if (!(await answers())) throw unready('The database does not answer.');
    return ok;
  };
  const schema = { response: { 200: Health } };

  app.get('/health/live', { schema, handler: async () => ok });
  app.get('/health/ready', { schema, handler: ready });
  app.get('/health', { schema, handler: ready });
};

/** Asks the database once for all who want to know meanwhile: a hanging one gets no heap of checks. */
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
