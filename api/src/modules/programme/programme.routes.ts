import { limitSite, publicDocuments } from 'contract/programme';
import {
  PublicLanding,
  PublicLegal,
  PublicSite,
  SiteTopic,
} from 'contract/wire/publicProgramme.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { ofProgramme } from '../../app/cacheTags';
import { publicReads } from '../../deps/deps';
import { ownPicturesOnly } from './ownPicturesOnly';
import { programmeQueries } from './programme.queries';

const PICTURES_OUTSIDE =
  'Pictures of the landing are left out, because they are on other sites. Upload them in the programme of the staff area.';

/** 'figures,teaser': what a page shows besides its frame; '' for the frame only; everything when left out. */
const SiteQuery = z.object({
  show: z
    .string()
    .max(200, 'There is no such topic.')
    .transform((text) => (text === '' ? [] : text.split(',')))
    .pipe(z.array(z.enum(SiteTopic.options, 'There is no such topic.')))
    .optional(),
});

/** The public programme, in parts, so that a page requests what it shows (rule 11.40). */
export const programmeRoutes: FastifyPluginAsyncZod = async (app) => {
  const programme = programmeQueries(publicReads(app.deps).db);
  const read = async () => publicDocuments(await programme.published());

  app.get('/programme/site', {
    config: {
      cacheable: true,
      about: ({ topics }: PublicSite) => ofProgramme('frame', ...(topics ?? SiteTopic.options)),
    },
    schema: { querystring: SiteQuery, response: { 200: PublicSite } },
    async handler({ query: { show } }) {
      const { site } = await read();
      return show ? limitSite(site, show) : site;
    },
  });

  app.get('/programme/landing', {
    config: { cacheable: true, about: () => ofProgramme('landing') },
    schema: { response: { 200: PublicLanding } },
    handler: async ({ log }) => {
      const { landing, outside } = ownPicturesOnly((await read()).landing);
      if (outside.length > 0) log.warn({ count: outside.length }, PICTURES_OUTSIDE);
      return landing;
    },
  });

  app.get('/programme/legal', {
    config: { cacheable: true, about: () => ofProgramme('legal') },
    schema: { response: { 200: PublicLegal } },
    handler: async () => (await read()).legal,
  });
};
