import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { PublicConfig } from 'contract/config';
import type { FastifyInstance } from 'fastify';
import { NO_DOCUMENT_POLICY } from './answers/securityHeaders';

/** Without the pages that public pages link to: crawlers must be able to read their `noindex`. */
const DISALLOWED_PATHS = ['/my', '/account', '/invitation', '/reset-password', '/auth', '/api'];

/** @param hasSitemap false for a static site, which no edge serves */
export function siteFiles({ productName, publicUrl }: PublicConfig, hasSitemap: boolean) {
  const closed = DISALLOWED_PATHS.map((path) => `Disallow: ${path}`);
  const map = hasSitemap ? ['', `Sitemap: ${publicUrl}/sitemap.xml`] : [];
  const rules = ['User-agent: *', ...closed, ...map, ''].join('\n');
  const manifest = JSON.stringify({
    name: `The ${productName}`,
    short_name: productName,
    start_url: '/',
    display: 'browser',
    background_color: '#150a14',
    theme_color: '#150a14',
    icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
  });
  return {
    '/favicon.svg': { type: 'image/svg+xml', body: picture('favicon.svg') },
    // Safari before 2025 does not support SVG icons, and uses the last icon for a home screen.
    '/favicon.ico': { type: 'image/x-icon', body: picture('favicon.ico') },
    '/apple-touch-icon.png': { type: 'image/png', body: picture('apple-touch-icon.png') },
    '/robots.txt': { type: 'text/plain; charset=utf-8', body: rules },
    '/manifest.webmanifest': { type: 'application/manifest+json', body: manifest },
  };
}

export function siteRoutes(app: FastifyInstance, config: PublicConfig): void {
  for (const [path, { type, body }] of Object.entries(siteFiles(config, true))) {
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

const picture = (name: string) => readFileSync(join(__dirname, 'site', name));
