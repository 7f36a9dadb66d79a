import type { SendBeacon } from './beacon';

/** A failure that reached the screen. */
export interface Crash {
  remote: string;
  /** The release that was drawing; undefined when none had arrived. */
  release: string | undefined;
  error: unknown;
  /** What its card tells people to quote. */
  reference: string;
}

/** The release id of a remote of which nothing arrived. */
const NO_RELEASE = 'none';

export type ReportCrash = (crash: Crash) => void;

/** Tells the api that a remote failed on screen. */
export function crashReporter(beacon: SendBeacon): ReportCrash {
  return ({ remote, release, error, reference }) => {
    const { name = 'unknown', message = String(error) } = (error ?? {}) as Partial<Error>;
    const phase = release ? 'render' : 'load';
    const failure = { phase, ok: false, errorClass: name, message, reference } as const;
    beacon({ remote, id: release ?? NO_RELEASE, ...failure });
  };
}
