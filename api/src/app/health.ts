import { sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { Refusal } from './refusal';

const Health = z.object({ status: z.literal('ok') });

const unready = (why: string) => new Refusal(503, why, { headers: { 'retry-after': '5' } });

/** `live`: the process answers. `ready`: it can also reach its database. */
export const healthRoutes: FastifyPluginAsyncZod = async (app) => {
  const ok = { status: 'ok' } as const;
  const ready = async () => {
    if (app.draining) throw unready('The api is about to stop.');
    try {
      await app.parts.db.execute(sql`select 1`);
      return ok;
    } catch {
      throw unready('The database does not answer.');
    }
  };
  const schema = { response: { 200: Health } };

  app.get('/health/live', { schema, handler: async () => ok });
  app.get('/health/ready', { schema, handler: ready });
  app.get('/health', { schema, handler: ready });
};
