import { PublicStartup, PublicTeam, StartupPage } from 'contract/wire/startups.contract';
import { Id, IdText, line, PageNumber } from 'contract/wire/text.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { name, ofProgramme, startup, startupList, thisStartup } from '../../app/cacheTags';
import { publicReads } from '../../deps/deps';
import { startupsService } from './startups.service';

const Season = z
  .string()
  .regex(/^\d{1,9}$/, 'There is no such season.')
  .transform(Number);

/**
 * The last startup of the previous page, `{season, 0 for none}-{id}-{name}`: the list continues after it, whatever was
 * withdrawn.
 */
const After = line('after', { max: 125 })
  .regex(/^\d{1,9}-[1-9]\d{0,9}-./)
  .transform((text) => {
    const [season, id, ...name] = text.split('-');
    return { season: Number(season), id: Number(id), name: name.join('-') };
  })
  .pipe(z.object({ season: z.int(), id: Id, name: z.string() }));

const ListQuery = z.object({
  'seasons[]': z.array(Season).max(20).default([]),
  search: line('search', { min: 0, max: 100 }).default(''),
  page: PageNumber,
  after: After.optional(),
});

/** The public side of startups (rules 3.11 to 3.16). */
export const startupsRoutes: FastifyPluginAsyncZod = async (app) => {
  const startups = startupsService(publicReads(app.deps));

  app.get('/startups', {
    // The programme defines which seasons exist.
    config: { cacheable: true, about: () => [startupList, ...ofProgramme('frame')] },
    schema: { querystring: ListQuery, response: { 200: StartupPage } },
    handler: ({ viewer, query: { 'seasons[]': seasons, ...query } }) =>
      startups.list(viewer, { seasons, ...query }),
  });

  app.get('/public/startups/:slug', {
    config: {
      cacheable: true,
      about: (shown: { data: PublicStartup }) => [startup(shown.data.id)],
    },
    schema: {
      params: z.object({ slug: line('slug', { max: 60 }) }),
      response: { 200: z.object({ data: PublicStartup }) },
    },
    handler: async ({ params, viewer }) => ({ data: await startups.show(viewer, params.slug) }),
  });

  app.get('/public/startups/:id/team', {
    config: {
      cacheable: true,
      about: ({ data }: PublicTeam, request) => [
        ...thisStartup('id')(request),
        ...data.map(({ user }) => name(user.id)),
      ],
    },
    schema: { params: z.object({ id: IdText }), response: { 200: PublicTeam } },
    handler: async ({ params, viewer }) => ({ data: await startups.team(viewer, params.id) }),
  });
};
