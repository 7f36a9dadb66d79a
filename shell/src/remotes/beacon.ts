import type { Beacon as StoredBeacon } from 'contract/wire/site.contract';

/** One event of a remote in this browser; the api stores counts per release. */
export type Beacon = Omit<StoredBeacon, 'revision' | 'route' | 'ticket'>;

/** Reports to POST {apiBase}/beacons/batch; never waits, never throws, survives the end of the page. */
export type SendBeacon = (beacon: Beacon) => void;

/** By then most events of a page have happened. */
const BATCH_DELAY_MS = 5_000;
/** The api's limit per call. */
const MAX_BATCH_SIZE = 20;

/**
 * Makes one call per page: successes are batched until the page is hidden at the latest. A failure is sent at once,
 * with all pending events.
 * @param apiBase base address of the api's calls, e.g. `/api`
 * @param ticketComes settles when this page has its ticket, or gets none; undefined when it has it
 */
export function beaconSender(apiBase: string, ticketComes?: Promise<unknown>): SendBeacon {
  /** By release: a newer ticket may not name earlier releases. */
  const tickets: Record<string, string | undefined> = {};
  const waiting: StoredBeacon[] = [];
  let mustWait = ticketComes !== undefined;
  void ticketComes?.finally(() => {
    mustWait = false;
    if (waiting.some(({ ok }) => !ok)) flush();
  });
  let timer: ReturnType<typeof setTimeout> | undefined;

  function flush() {
    clearTimeout(timer);
    timer = undefined;
    const reports = waiting.splice(0).map((report) => ({
      ...report,
      ticket: tickets[report.id] ?? window.__MFE__?.ticket,
    }));
    if (reports.length === 0) return;
    const body = new Blob([JSON.stringify({ reports })], { type: 'application/json' });
    navigator.sendBeacon?.(`${apiBase}/beacons/batch`, body);
  }

  // Listens on the window, which gets the event after the document, so that reports made on hiding are included.
  window.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });

  return (beacon) => {
    const { revision = 0, shares, ticket } = window.__MFE__ ?? {};
    tickets[beacon.id] ??= ticket;
    const bucket = beacon.bucket ?? shares?.[beacon.id];
    const ms = beacon.ms === undefined ? undefined : Math.round(beacon.ms);
    const route = location.pathname;
    waiting.push({ ...beacon, bucket, ms, revision, route });
    const isUrgent = !beacon.ok && !mustWait;
    if (isUrgent || waiting.length === MAX_BATCH_SIZE) flush();
    else timer ??= setTimeout(flush, BATCH_DELAY_MS);
  };
}
