import { sql } from 'drizzle-orm';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';

import { Refusal } from './refusal';

const Health = z.object({ status: z.literal('ok') });

/** `live`: the process answers. `ready`: it can also reach its database. */
export const healthRoutes: FastifyPluginAsyncZod = async (app) => {
  const ok = { status: 'ok' } as const;
  const ready = async () => {
    try {
      await app.parts.db.execute(sql`select 1`);
      return ok;
    } catch {
      throw new Refusal(503, 'The database does not answer.', { headers: { 'retry-after': '5' } });
    }
  };
  const schema = { response: { 200: Health } };

  app.get('/health/live', { schema, handler: async () => ok });
  app.get('/health/ready', { schema, handler: ready });
  app.get('/health', { schema, handler: ready });
};
