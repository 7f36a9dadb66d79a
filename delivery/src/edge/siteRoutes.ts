import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

import type { PublicSettings } from '../env';
import { NO_DOCUMENT_POLICY } from './securityHeaders';

const FAVICON = readFileSync(join(__dirname, 'site/favicon.svg'));

/** Areas no crawler is to look into. */
const CLOSED = ['/my', '/account', '/apply', '/invitation', '/reset-password', '/auth', '/api'];

/** The few files a site has at its root. */
export function siteRoutes(app: FastifyInstance, { productName, publicUrl }: PublicSettings): void {
  const closed = CLOSED.map((path) => `Disallow: ${path}`);
  const map = `Sitemap: ${publicUrl}/sitemap.xml`;
  const rules = ['User-agent: *', ...closed, '', map, ''].join('\n');
  const manifest = JSON.stringify({
    name: `The ${productName}`,
    short_name: productName,
    start_url: '/',
    display: 'browser',
    background_color: '#150a14',
    theme_color: '#150a14',
    icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
  });
  const files = {
    '/favicon.svg': { type: 'image/svg+xml', body: FAVICON },
    '/favicon.ico': { type: 'image/svg+xml', body: FAVICON },
    '/robots.txt': { type: 'text/plain; charset=utf-8', body: rules },
    '/manifest.webmanifest': { type: 'application/manifest+json', body: manifest },
  };
  for (const [path, { type, body }] of Object.entries(files)) {
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
