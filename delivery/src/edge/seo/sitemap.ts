import type { ReleaseRoute } from 'contract/registry';
import { isPrerendered } from 'contract/route/prerendering';
import type { Sitemap } from 'contract/wire/sitemap.contract';
import { escapeHtml } from 'server-kit/html';

type Route = Pick<ReleaseRoute, 'path' | 'prerender'>;

/**
 * The public addresses of the site for search engines: public pages, then startups.
 * @param changedAt when the pages themselves were last deployed
 */
export function sitemapXml(
  publicUrl: string,
  routes: readonly Route[],
  { startups }: Sitemap,
  changedAt?: string,
): string {
  const pages = routes.filter(
    (route) => isPrerendered(route) && !/[:*]/.test(route.path) && isForSearch(route.path),
  );
  const newest = startups.map(({ changed_at }) => changed_at).sort();
  const lastOf = (path: string) => (path === '/startups' ? newest.at(-1) : changedAt);
  const urls = [
    ...pages.map(({ path }) => url(publicUrl + path, lastOf(path))),
    ...startups.map(({ slug, changed_at }) =>
      url(`${publicUrl}/startups/${encodeURIComponent(slug)}`, changed_at),
    ),
  ];
  const opening = '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">';
  return `<?xml version="1.0" encoding="UTF-8"?>\n${opening}\n${urls.join('\n')}\n</urlset>\n`;
}

function url(address: string, changedAt: string | undefined): string {
  const lastmod = changedAt ? `<lastmod>${changedAt}</lastmod>` : '';
  return `<url><loc>${escapeHtml(address)}</loc>${lastmod}</url>`;
}

/**
 * Areas that do not belong in search results: member pages, and the forms that lead there; robots.txt lists those that
 * crawlers must not open.
 */
const PRIVATE =
  /^\/(my|account|apply|invitation|notifications|auth|login|register|(forgot|reset)-password)(\/|$)/i;

export const isForSearch = (pathname: string) => !PRIVATE.test(pathname);
