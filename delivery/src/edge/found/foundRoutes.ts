import type { FastifyInstance, FastifyReply } from 'fastify';
import type { ClientProofs } from 'server-kit/client-address';
import { leadTo } from '../answers/leadTo';
import { NO_DOCUMENT_POLICY } from '../answers/securityHeaders';
import { type Made, PageCache } from '../cache/PageCache';
import { readApi } from '../calls/readApi';
import type { Deployed } from '../deployed/Deployed';
import { atomFeed } from './atomFeed';
import { sitemapXml } from './sitemap';
import type { Sitemap, Startup, Update } from './wire';

interface Deps {
  apiUrl: string;
  publicUrl: string;
  deployed: Deployed;
  proofs: ClientProofs;
  /** Milliseconds that only grow; the age of a file is counted by them. */
  now?: () => number;
}

/** A feed, or where it has moved to, or nothing at all. */
type Feed = { xml: string } | { location: string } | undefined;

/**
 * Files by which search engines and feed readers find what there is.
 * @returns to be told the tags of what was changed in the api
 */
export function foundRoutes(
  app: FastifyInstance,
  { apiUrl, publicUrl, deployed, proofs, now }: Deps,
) {
  const read = readApi(apiUrl, proofs);
  const sitemaps = new PageCache<string>(undefined, now);
  const feeds = new PageCache<Feed>(undefined, now);

  async function drawSitemap(ip: string): Promise<Made<string>> {
    const deployment = await deployed.current();
    const slots = Object.values(deployment?.registry.remotes ?? {});
    const routes = slots.flatMap(({ stable }) => stable.routes);
    const { answer: list, about } = await read<Sitemap>('/public/sitemap', ip);
    const xml = sitemapXml(publicUrl, routes, list ?? { startups: [] }, deployment?.registry.at);
    return { page: xml, about };
  }

  async function drawFeed(slug: string, ip: string): Promise<Made<Feed>> {
    const key = encodeURIComponent(slug);
    const { answer, about } = await read<{ data: Startup }>(`/public/startups/${key}`, ip);
    const startup = answer?.data;
    if (!startup) return { page: undefined, about };
    if (startup.slug !== slug) {
      return { page: { location: `/startups/${startup.slug}/feed.xml` }, about };
    }
    const news = await read<{ data: Update[] }>(`/startups/${startup.id}/updates`, ip);
    const xml = atomFeed(publicUrl, startup, news.answer?.data ?? []);
    return { page: { xml }, about: [...about, ...news.about] };
  }

  app.get('/sitemap.xml', async ({ ip }, reply) =>
    send(reply, 'application/xml', await sitemaps.get('', () => drawSitemap(ip))),
  );

  app.get<{ Params: { slug: string } }>('/startups/:slug/feed.xml', async (request, reply) => {
    const { slug } = request.params;
    const feed = await feeds.get(slug, () => drawFeed(slug, request.ip));
    if (!feed) return reply.callNotFound();
    if ('location' in feed) return leadTo(reply, feed.location, 301);
    return send(reply, 'application/atom+xml', feed.xml);
  });

  return {
    outdate(tags: readonly string[]) {
      sitemaps.outdate(tags);
      feeds.outdate(tags);
    },
  };
}

function send(reply: FastifyReply, type: string, body: string) {
  return reply
    .headers({
      'cache-control': 'public, max-age=300',
      'content-security-policy': NO_DOCUMENT_POLICY,
    })
    .type(`${type}; charset=utf-8`)
    .send(body);
}
