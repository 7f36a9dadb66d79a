/** The `Server-Timing` metric that carries the ticket (server-kit/tickets, decision 039). */
const TICKET_METRIC = 'ticket';

/**
 * The ticket of this document: without it what a browser reports does not count. Empty in a document that was
 * stored for many: then each asks for its own (GET /registry.json).
 */
export function documentTicket(): string | undefined {
  const [navigation] = (performance.getEntriesByType?.('navigation') ??
    []) as PerformanceNavigationTiming[];
  return navigation?.serverTiming?.find(({ name }) => name === TICKET_METRIC)?.description;
}

/** A newer answer of the registry has a ticket too, for the releases that it names. */
export function takeTicket(headers: Headers): void {
  const metric = new RegExp(`(?:^|,\\s*)${TICKET_METRIC};desc="([^"]+)"`);
  const [, ticket] = metric.exec(headers.get('server-timing') ?? '') ?? [];
  if (ticket && window.__MFE__) window.__MFE__.ticket = ticket;
}
