import type { Candidate } from 'contract/registry';

import type { SendBeacon } from './beacon';
import { describeError } from './describeError';
import { errorClassOf } from './errorClass';

/** A failure that is visible to the user. */
export interface Crash {
  remote: string;
  /** The release that was rendering; undefined when none was loaded. */
  release: string | undefined;
  /** Releases that can be tried, best first. */
  offered: readonly Pick<Candidate, 'id'>[];
  error: unknown;
  /** The reference on its card. */
  reference: string;
}

export type ReportCrash = (crash: Crash) => void;

/** Reports to the api that a remote failed on screen. */
export function crashReporter(beacon: SendBeacon): ReportCrash {
  return ({ remote, release, offered, error, reference }) => {
    // When no release was loaded, the last attempted one is reported, because a ticket names releases.
    const id = release ?? offered.at(-1)?.id;
    if (!id) return;
    const arrived = release
      ? { phase: 'render' as const }
      : { phase: 'load' as const, errorClass: errorClassOf(error) };
    beacon({ remote, id, ok: false, ...describeError(error), ...arrived, reference });
  };
}
