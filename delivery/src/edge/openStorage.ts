import type { FastifyInstance } from 'fastify';
import type { SharedCache } from './cdn/SharedCache';
import { DocumentStorage } from './DocumentStorage';
import type { Pages } from './Pages';

interface Deps {
  cache: SharedCache | undefined;
  pages: Pages;
  secure: boolean;
}

/**
 * The policy for the cache in front of the edge; undefined when there is none. A response without cache headers becomes
 * private, because caches store some of those on their own.
 */
export function openStorage(
  app: FastifyInstance,
  { cache, ...deps }: Deps,
): DocumentStorage | undefined {
  if (!cache) return undefined;
  const onTrouble = (error: unknown) =>
    app.log.error({ err: error }, 'The cache in front of the edges cannot be purged.');
  const storage = new DocumentStorage({ ...deps, cache, onTrouble });
  app.addHook('onSend', async (_request, reply, payload) => {
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'private, no-cache');
    return payload;
  });
  app.addHook('onClose', async () => storage.stop());
  return storage;
}
