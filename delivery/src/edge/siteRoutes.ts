import type { PublicConfig } from 'contract/config';
import type { FastifyInstance } from 'fastify';
import { NO_DOCUMENT_POLICY } from './answers/securityHeaders';
import { siteFiles } from './siteFiles';

/** The files at the root of the site. */
export function siteRoutes(app: FastifyInstance, config: PublicConfig): void {
  for (const [path, { type, body }] of Object.entries(siteFiles(config))) {
    app.get(path, async (_request, reply) =>
      reply
        .headers({
          'cache-control': 'public, max-age=86400',
          'content-security-policy': NO_DOCUMENT_POLICY,
        })
        .type(type)
        .send(body),
    );
  }
}
