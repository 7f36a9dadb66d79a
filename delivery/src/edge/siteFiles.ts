import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { PublicConfig } from 'contract/config';

const picture = (name: string) => readFileSync(join(__dirname, 'site', name));
const ICON = picture('favicon.svg');
const SMALL_ICON = picture('favicon.ico');
const TOUCH_ICON = picture('apple-touch-icon.png');

/** Without the pages that public pages link to: crawlers must be able to read their `noindex`. */
const DISALLOWED_PATHS = ['/my', '/account', '/invitation', '/reset-password', '/auth', '/api'];

/** The files at the root of the site, by path. */
export function siteFiles({ productName, publicUrl }: PublicConfig) {
  const closed = DISALLOWED_PATHS.map((path) => `Disallow: ${path}`);
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
  return {
    '/favicon.svg': { type: 'image/svg+xml', body: ICON },
    // Safari before 2025 does not support SVG icons, and uses the last icon for a home screen.
    '/favicon.ico': { type: 'image/x-icon', body: SMALL_ICON },
    '/apple-touch-icon.png': { type: 'image/png', body: TOUCH_ICON },
    '/robots.txt': { type: 'text/plain; charset=utf-8', body: rules },
    '/manifest.webmanifest': { type: 'application/manifest+json', body: manifest },
  };
}
