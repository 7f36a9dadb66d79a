/** Parameters that only tell where a visit came from, or what the browser is to show: pages do not read them. */
const CAMPAIGN = /^(utm_\w+|gclid|fbclid|msclkid|ref|mfe|programme)$/i;

/** Longer queries are nobody's honest link. */
const MAX_QUERY_LENGTH = 300;

/** Whether a page reads all of the query: there are only so many of those addresses. */
export function readsAll(url: string, reads: readonly string[] | undefined): boolean {
  const names = (address: string) => [...new URL(address, 'http://edge').searchParams.keys()];
  const rendered = renderedUrl(url, reads);
  return rendered !== undefined && names(rendered).length === names(url).length;
}

/**
 * The address a page is rendered for: path and the part of the query that it reads.
 * Undefined when the query is too long to be worth it.
 * @param reads names of parameters; undefined for a release that does not say: all but those of campaigns
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
