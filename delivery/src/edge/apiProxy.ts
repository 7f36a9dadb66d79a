import httpProxy from '@fastify/http-proxy';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Calls that write nothing a page rendered ahead would show. */
const QUIET = /^\/api\/(beacons|consents|profile-view|page-views|login|logout|check-reset-token)\b/;

/**
 * Passes calls on to the api as they come, body and answer streamed, over connections kept open.
 * @param prefixes paths that are the api's, e.g. `/api`
 * @param onWrite told when a call has changed something
 */
export async function apiProxy(
  app: FastifyInstance,
  upstream: string,
  prefixes: readonly string[],
  onWrite: () => void,
): Promise<void> {
  for (const prefix of prefixes) {
    await app.register(httpProxy, {
      upstream,
      prefix,
      rewritePrefix: prefix,
      undici: { connections: 128, pipelining: 1, headersTimeout: 60_000, bodyTimeout: 60_000 },
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({
          ...headers,
          'x-forwarded-for': request.ip,
          'x-forwarded-proto': request.protocol,
          'x-request-id': request.id,
        }),
        onError(reply, { error }) {
          reply.log.warn(error, 'The api did not answer.');
          void reply.code(502).send({ message: UNREACHABLE });
        },
      },
    });
  }
  app.addHook('onResponse', async (request, reply) => {
    if (changed(request, reply.statusCode)) onWrite();
  });
}

const UNREACHABLE = 'The service cannot be reached at the moment. Please try again soon.';

function changed({ method, url }: FastifyRequest, status: number): boolean {
  const reads = ['GET', 'HEAD', 'OPTIONS'].includes(method);
  return !reads && status < 400 && url.startsWith('/api/') && !QUIET.test(url);
}
