/** A copy of the newest revision, for readers that cannot list. It may lag behind for a moment. */
export const POINTER = 'registry.json';

export const revisionKey = (revision: number) =>
  `registry/revisions/${String(revision).padStart(6, '0')}.json`;

/** Where the signatures of a revision lie; they are there before it is. @param hash of its bytes */
export const signaturesKey = (hash: string) => `registry/signatures/${hash}.json`;

/** Where a revision waits that others still have to sign. */
export const PROPOSALS = 'registry/proposals/';
export const proposalKey = (hash: string) => `${PROPOSALS}${hash}.json`;
