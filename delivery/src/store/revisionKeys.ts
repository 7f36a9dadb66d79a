/** A copy of the newest revision, for readers that cannot list. It may lag behind briefly. */
export const POINTER = 'registry.json';

export const revisionKey = (revision: number) =>
  `registry/revisions/${String(revision).padStart(6, '0')}.json`;

/** The key of a revision's signatures, which are written before it. @param hash of its bytes */
export const signaturesKey = (hash: string) => `registry/signatures/${hash}.json`;

export const PROPOSALS = 'registry/proposals/';
export const proposalKey = (hash: string) => `${PROPOSALS}${hash}.json`;
