import type { Candidate } from 'contract/registry';
import type { RemoteRoute } from 'shared-ui/core';

/** A release that has arrived, and what it draws. */
export interface LoadedRelease {
  id: string;
  routes: RemoteRoute[];
  /** Ids of better releases that failed before this one arrived. */
  passedOver?: string[];
}

/**
 * Brings a remote's code into this process; in a browser by federation, at the edge from the
 * server build. Rejects when none of the releases works.
 * @param candidates releases to try, best first
 * @param drawn the path of the page in the document, whose parts are drawn without their code
 */
export type LoadRemote = (
  remote: string,
  candidates: readonly Candidate[],
  drawn?: string,
) => Promise<LoadedRelease>;
