import type { Candidate } from 'contract/registry';
import type { RemoteRoute } from 'shared-ui/core';

/** A loaded release and its pages. */
export interface LoadedRelease {
  id: string;
  routes: RemoteRoute[];
  /** Ids of better releases that failed before this one was loaded. */
  passedOver?: string[];
}

/**
 * Loads a remote's code into this process; in a browser by federation, at the edge from the server build. Rejects when
 * no release works.
 * @param candidates releases to try, best first
 * @param drawn the path of the page in the document, whose parts are shown without their code
 */
export type LoadRemote = (
  remote: string,
  candidates: readonly Candidate[],
  drawn?: string,
) => Promise<LoadedRelease>;
