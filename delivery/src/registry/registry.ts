/** Who may open an address: everybody, or people who are signed in. */
export type Access = 'anyone' | 'member';

/** One address a release draws, as its routes.tsx states it. Known before any of its code is. */
export interface ReleaseRoute {
  /** A pattern of react-router, e.g. `/startups/:slug`. */
  path: string;
  title?: string;
  /** True when the edge may render it ahead of time; 'resting' when its code comes on interaction. */
  ahead?: boolean | 'resting';
  access?: Access;
}

/** What a browser needs to load one release. The entry holds the hashes of its other files. */
export interface Candidate {
  /** `1.4.2-ab12cd34`: version, then eight letters of the content's hash. */
  id: string;
  /** The name of its container in the page; no two releases share one. */
  container: string;
  /** File name of the remote entry, inside the release's folder. */
  entry: string;
  /** `sha384-…` of the entry; empty for a remote under edit. */
  integrity: string;
  /** Address of its folder when that is not among the releases: a remote under edit. */
  base?: string;
  /** The canary's percentage, when this visitor gets it as one. */
  canary?: number;
}

/** A published release, as the registry names it. */
export interface Release extends Candidate {
  /** `sha384-…` of its release.json, and so of all its files; releases from before have none. */
  manifest?: string;
  routes: ReleaseRoute[];
}

/** A release shown to some visitors only. */
export interface Canary {
  /** 0 to 100; a visitor in the first 10 stays in when it grows to 50. */
  percent: number;
  /** Changes when another release becomes the canary, never when the percentage does. */
  salt: string;
  release: Release;
}

/** Why a release is not offered again: as it was found, by whom, when and why. */
export interface Verdict {
  id: string;
  verdict: 'rolled-back' | 'blocked' | 'withdrawn';
  /** ISO 8601, UTC. */
  at: string;
  by: string;
  reason: string;
}

/** Everything the registry knows of one part of the product. */
export interface Slot {
  stable: Release;
  canary?: Canary;
  /** The stable release before this one: what a browser falls back to. */
  lastGood?: Release;
  /** Ids that open pages give up: those of its verdicts that say `blocked`. */
  blocked?: string[];
}

/** A change of who owns a prefix of addresses that a second person has to approve. */
export interface Proposal extends Pick<Verdict, 'at' | 'by' | 'reason'> {
  /** The package it shall belong to; nobody when left out. */
  owner?: string;
}

/** One revision: an immutable file. Deploying is creating the next one. */
export interface Registry {
  schema: 1;
  revision: number;
  parent: number | null;
  /** SHA-256 of the bytes of the revision before, where revisions are signed. */
  parentHash?: string;
  /** ISO 8601, UTC. */
  at: string;
  by: string;
  reason: string;
  /** Where releases lie, e.g. `/releases/` or the address of a CDN; ends in a slash. */
  base: string;
  /** Open pages of a shell older than this version load anew at their next step. */
  minShell?: string;
  /** Hash of the OpenAPI description of the api that is deployed. */
  api?: string;
  shell?: Slot;
  remotes: Record<string, Slot>;
  /** By part, also of parts that are not deployed any more: no slot holds one of these releases. */
  verdicts?: Record<string, Verdict[]>;
  /** By prefix of addresses, e.g. `/my/startups`, the package that may draw them; `/` is that page alone. */
  owners?: Record<string, string>;
  /** By prefix. */
  proposals?: Record<string, Proposal>;
  /** Packages whose slots this reader cannot make out, as they were written. Never stored as such. */
  unread?: Record<string, unknown>;
}

/** The folder of one release, as a browser addresses it; ends in a slash. */
export function releaseBase(base: string, part: string, id: string): string {
  return `${base}${part}/${id}/`;
}
