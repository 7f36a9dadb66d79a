import { PublicProfile } from 'contract/wire/profile.contract';
import { IdText } from 'contract/wire/text.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { card, person } from '../../app/cacheTags';
import { publicReads } from '../../deps/deps';
import { usersService } from './users.service';

/** GET /users/{id}: a person's public profile. */
export const usersRoutes: FastifyPluginAsyncZod = async (app) => {
  const users = usersService(publicReads(app.deps));

  app.get('/users/:userId', {
    config: {
      cacheable: true,
      about: ({ data }: { data: PublicProfile }) => [
        person(data.id),
        ...data.startups.map(({ id }) => card(id)),
      ],
    },
    schema: {
      params: z.object({ userId: IdText }),
      response: { 200: z.object({ data: PublicProfile }) },
    },
    handler: async ({ params }) => ({ data: await users.show(params.userId) }),
  });
};
