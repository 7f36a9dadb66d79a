import type { Candidate } from 'contract/registry';

import type { SendBeacon } from './beacon';
import { describeError } from './describeError';
import { errorClassOf } from './errorClass';

/** A failure that reached the screen. */
export interface Crash {
  remote: string;
  /** The release that was drawing; undefined when none had arrived. */
  release: string | undefined;
  /** Releases that can be tried, best first. */
  offered: readonly Pick<Candidate, 'id'>[];
  error: unknown;
  /** What its card tells people to quote. */
  reference: string;
}

export type ReportCrash = (crash: Crash) => void;

/** Tells the api that a remote failed on screen. */
export function crashReporter(beacon: SendBeacon): ReportCrash {
  return ({ remote, release, offered, error, reference }) => {
    // Of what did not come the last that was tried is reported: a ticket names releases.
    const id = release ?? offered.at(-1)?.id;
    if (!id) return;
    const arrived = release
      ? { phase: 'render' as const }
      : { phase: 'load' as const, errorClass: errorClassOf(error) };
    beacon({ remote, id, ok: false, ...describeError(error), ...arrived, reference });
  };
}
