import type { Beacon as StoredBeacon } from 'contract/wire/site.contract';

/** One thing that happened to a remote in this browser; the api keeps counts per release. */
export type Beacon = Omit<StoredBeacon, 'revision' | 'route' | 'ticket'>;

/** Reports to POST {apiBase}/beacons/batch; never waits, never throws, survives the page's end. */
export type SendBeacon = (beacon: Beacon) => void;

/** Most of what a page reports is known by then. */
const BATCH_DELAY_MS = 5_000;
/** The api takes no more in one call. */
const MAX_BATCH_SIZE = 20;

/**
 * One call a page: successes wait for each other, until the page is hidden at the latest. A failure is
 * told at once, with whatever waits.
 * @param apiBase where the api's calls go, e.g. `/api`
 * @param ticketComes settles when this page has its ticket, or gets none; undefined when it has it
 */
export function beaconSender(apiBase: string, ticketComes?: Promise<unknown>): SendBeacon {
  /** By release: a newer ticket may not name what came before it. */
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

  // At the window, which hears of it after the document: what is reported on hiding goes along.
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
