/** The `Server-Timing` metric that contains the ticket (server-kit/tickets, decision 039). */
const TICKET_METRIC = 'ticket';

/**
 * Returns the ticket of this document: without it a browser's reports do not count. Empty in a document that is cached
 * for many visitors: then each browser requests its own ticket (GET /registry.json).
 */
export function documentTicket(): string | undefined {
  const [navigation] = (performance.getEntriesByType?.('navigation') ??
    []) as PerformanceNavigationTiming[];
  return navigation?.serverTiming?.find(({ name }) => name === TICKET_METRIC)?.description;
}

/** Stores the ticket of a newer registry response, for the releases in it. */
export function takeTicket(headers: Headers): void {
  const metric = new RegExp(`(?:^|,\\s*)${TICKET_METRIC};desc="([^"]+)"`);
  const [, ticket] = metric.exec(headers.get('server-timing') ?? '') ?? [];
  if (ticket && window.__MFE__) window.__MFE__.ticket = ticket;
}
