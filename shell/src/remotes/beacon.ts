/** One thing that happened to a remote in this browser; the api keeps counts per release. */
export interface Beacon {
  remote: string;
  /** Release id, e.g. `1.4.2-ab12cd34`. */
  id: string;
  /** `load`: its code arrived or did not; `render`: it failed on screen. */
  phase: 'load' | 'render';
  ok: boolean;
  /** From the wish to the outcome, milliseconds. */
  ms?: number;
  errorClass?: string;
  /** First words of the error. */
  message?: string;
  /** What the person was told to quote. */
  reference?: string;
}

/** What this page is made of; read by the api calls, by support and by tests. */
export interface PageReleases {
  revision: number;
  /** Release id by remote, as they arrived. */
  loaded: Record<string, string>;
}

declare global {
  interface Window {
    __MFE__?: PageReleases;
  }
}

/** Longer texts of errors say nothing new. */
const MESSAGE = 200;

/** Reports to POST {apiBase}/beacons; never waits, never throws, survives the page's end. */
export type SendBeacon = (beacon: Beacon) => void;

/** @param apiBase where the api's calls go, e.g. `/api` */
export function beaconSender(apiBase: string): SendBeacon {
  return (beacon) => {
    const revision = window.__MFE__?.revision ?? 0;
    const message = beacon.message?.replace(/\s+/g, ' ').slice(0, MESSAGE);
    const ms = beacon.ms === undefined ? undefined : Math.round(beacon.ms);
    const report = { ...beacon, ms, message, revision, route: location.pathname };
    const body = new Blob([JSON.stringify(report)], { type: 'application/json' });
    navigator.sendBeacon?.(`${apiBase}/beacons`, body);
  };
}
