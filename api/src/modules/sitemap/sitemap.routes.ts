import { Sitemap } from 'contract/wire/sitemap.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { startupList } from '../../app/cacheTags';
import { publicReads } from '../../deps/deps';
import { sitemapQueries } from './sitemap.queries';

/** Data from which the edge makes a sitemap. */
export const sitemapRoutes: FastifyPluginAsyncZod = async (app) => {
  const sitemap = sitemapQueries(publicReads(app.deps).db);

  app.get('/public/sitemap', {
    config: { cacheable: true, about: () => [startupList] },
    schema: { response: { 200: Sitemap } },
    async handler() {
      const rows = await sitemap.startups();
      return {
        startups: rows.map(({ slug, changedAt }) => ({
          slug,
          changed_at: changedAt.toISOString(),
        })),
      };
    },
  });
};
