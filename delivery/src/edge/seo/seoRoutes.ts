import type { Sitemap } from 'contract/wire/sitemap.contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ClientProofs } from 'server-kit/client-address';
import { packed } from '../answers/packed';
import { redirectTo } from '../answers/redirectTo';
import { NO_DOCUMENT_POLICY } from '../answers/securityHeaders';
import { etagOf, isStored } from '../answers/versions';
import { type Made, PageCache } from '../cache/PageCache';
import { readApi } from '../calls/readApi';
import type { Deployed } from '../deployed/Deployed';
import { atomFeed, type Startup, type Update } from './atomFeed';
import { sitemapXml } from './sitemap';

interface Deps {
  apiUrl: string;
  publicUrl: string;
  deployed: Deployed;
  proofs: ClientProofs;
  /** Set when there is a cache in front of the edges: headers with which it stores a file under these tags. */
  admit?: ((about: readonly string[]) => Record<string, string> | undefined) | undefined;
  /** Monotonic clock in milliseconds, for the age of files. */
  now?: () => number;
}

/** A file, when its rendering began, and its tags. */
interface File {
  xml: string;
  at: number;
  about: readonly string[];
}

type Feed = File | { location: string } | undefined;

/**
 * Files for search engines and feed readers.
 * @returns must be called with the tags of changes in the api
 */
export function seoRoutes(
  app: FastifyInstance,
  { admit, now = () => performance.now(), ...deps }: Deps,
) {
  const { drawSitemap, drawFeed } = drawings(deps, now);
  const sitemaps = new PageCache<File>(undefined, now);
  const feeds = new PageCache<Feed>(undefined, now);

  function send(request: FastifyRequest, reply: FastifyReply, type: string, file: File) {
    const { xml, at, about } = file;
    // Sitemap and feeds follow the same changes and read no parameters.
    const isForEverybody = !request.url.includes('?') && !feeds.isOutdated(about, at);
    void reply.headers({
      'cache-control': admit ? 'private, no-cache' : 'no-cache',
      'content-security-policy': NO_DOCUMENT_POLICY,
      vary: 'accept-encoding',
      ...(isForEverybody && admit?.(about)),
    });
    if (isStored(request, reply, etagOf(xml))) return reply.code(304).send();
    void reply.type(`${type}; charset=utf-8`);
    return reply.send(packed(request, reply, Buffer.from(xml)));
  }

  app.get('/sitemap.xml', async (request, reply) => {
    const sitemap = await sitemaps.get('', () => drawSitemap(request.ip));
    return send(request, reply, 'application/xml', sitemap);
  });

  app.get<{ Params: { slug: string } }>('/startups/:slug/feed.xml', async (request, reply) => {
    const { slug } = request.params;
    const feed = await feeds.get(slug, () => drawFeed(slug, request.ip));
    if (!feed) return reply.callNotFound();
    if ('location' in feed) return redirectTo(reply, feed.location, 301);
    return send(request, reply, 'application/atom+xml', feed);
  });

  return {
    outdate(tags: readonly string[]) {
      sitemaps.outdate(tags);
      feeds.outdate(tags);
    },
  };
}

/** Renders the files from what the api responds to a visitor. */
function drawings(
  {
    apiUrl,
    publicUrl,
    deployed,
    proofs,
  }: Pick<Deps, 'apiUrl' | 'publicUrl' | 'deployed' | 'proofs'>,
  now: () => number,
) {
  const read = readApi(apiUrl, proofs);

  async function drawSitemap(ip: string): Promise<Made<File>> {
    const at = now();
    const deployment = await deployed.current();
    const slots = Object.values(deployment?.registry.remotes ?? {});
    const routes = slots.flatMap(({ stable }) => stable.routes);
    const { answer: list, about } = await read<Sitemap>('/public/sitemap', ip);
    const xml = sitemapXml(publicUrl, routes, list ?? { startups: [] }, deployment?.registry.at);
    return { page: { xml, at, about }, about };
  }

  async function drawFeed(slug: string, ip: string): Promise<Made<Feed>> {
    const at = now();
    const key = encodeURIComponent(slug);
    const { answer, about: aboutIt } = await read<{ data: Startup }>(`/public/startups/${key}`, ip);
    const startup = answer?.data;
    if (!startup) return { page: undefined, about: aboutIt };
    if (startup.slug !== slug) {
      return { page: { location: `/startups/${startup.slug}/feed.xml` }, about: aboutIt };
    }
    const news = await read<{ data: Update[] }>(`/startups/${startup.id}/updates`, ip);
    const xml = atomFeed(publicUrl, startup, news.answer?.data ?? []);
    const about = [...aboutIt, ...news.about];
    return { page: { xml, at, about }, about };
  }

  return { drawSitemap, drawFeed };
}
