import type { Beacon as StoredBeacon } from 'api/contract/site.contract';

/** One thing that happened to a remote in this browser; the api keeps counts per release. */
export type Beacon = Omit<StoredBeacon, 'revision' | 'route' | 'ticket'>;

/** Reports to POST {apiBase}/beacons; never waits, never throws, survives the page's end. */
export type SendBeacon = (beacon: Beacon) => void;

/** @param apiBase where the api's calls go, e.g. `/api` */
export function beaconSender(apiBase: string): SendBeacon {
  /** By release: a newer ticket may not name what came before it. */
  const tickets: Record<string, string | undefined> = {};
  return (beacon) => {
    const { revision = 0, shares, ticket } = window.__MFE__ ?? {};
    tickets[beacon.id] ??= ticket;
    const bucket = beacon.bucket ?? shares?.[beacon.id];
    const ms = beacon.ms === undefined ? undefined : Math.round(beacon.ms);
    const route = location.pathname;
    const report = { ...beacon, bucket, ms, revision, route, ticket: tickets[beacon.id] };
    const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
    navigator.sendBeacon?.(`${apiBase}/beacons`, body);
  };
}
