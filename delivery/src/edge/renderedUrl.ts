import { isPrerendered } from 'contract/route/prerendering';

import { type RenderContext, releaseAt } from './Documents';
import { isEdited } from './underEdit';

/** Parameters about the origin of a visit or the display in the browser; pages do not read them. */
const CAMPAIGN = /^(utm_\w+|gclid|fbclid|msclkid|ref|mfe|programme)$/i;

/** No genuine link has a longer query. */
const MAX_QUERY_LENGTH = 300;

/** Whether the page reads all of the query, so that the number of such addresses is limited. */
function readsAll(url: string, reads: readonly string[] | undefined): boolean {
  const names = (address: string) => [...new URL(address, 'http://edge').searchParams.keys()];
  const rendered = renderedUrl(url, reads);
  return rendered !== undefined && names(rendered).length === names(url).length;
}

/**
 * The address for which a page is rendered: path and the part of the query that it reads. Undefined when the query is
 * too long.
 * @param reads names of parameters; undefined for an older release: all but those of campaigns
 */
export function renderedUrl(url: string, reads: readonly string[] | undefined): string | undefined {
  const { pathname, searchParams } = new URL(url, 'http://edge');
  for (const name of [...searchParams.keys()]) {
    if (reads ? !reads.includes(name) : CAMPAIGN.test(name)) searchParams.delete(name);
  }
  searchParams.sort();
  const query = searchParams.toString();
  return query.length > MAX_QUERY_LENGTH ? undefined : pathname + (query && `?${query}`);
}

interface Rendering {
  canPrerender: boolean;
  /** The address for which the page is rendered; undefined when the browser renders it. */
  address: string | undefined;
  /** True when the address has parameters that the page does not read: others may not be given this response. */
  isOwn: boolean;
}

export function renderingOf(context: RenderContext, url: string): Rendering {
  const { place, underEdit } = context;
  const canPrerender = !isEdited(underEdit) && (!place || isPrerendered(place.route));
  const routes = place && releaseAt(context, place)?.provides.routes;
  const own = routes?.find(({ path }) => path === place?.route.path);
  // A release that declares no query parameters reads all of them.
  const reads = place && canPrerender ? own?.query : [];
  const address = canPrerender ? renderedUrl(url, reads) : undefined;
  // Otherwise anybody could fill a cache with addresses whose extra parameters the page ignores.
  return { canPrerender, address, isOwn: !readsAll(url, reads) };
}
