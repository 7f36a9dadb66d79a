import { z } from 'zod';

import { fileName } from '../release/fileName';
import { route } from '../route';

/** What a browser needs to load one release. The entry holds the hashes of its other files. */
export const candidate = z.object({
  /** `1.4.2-ab12cd34`: version, then eight letters of the content's hash. */
  id: z.string().regex(/^\d+\.\d+\.\d+[\w.-]*$/),
  /** The name of its container in the page; no two releases share one. */
  container: z.string(),
  /** File name of the remote entry, inside the release's folder. */
  entry: fileName,
  /** `sha384-…` of the entry; empty for a remote under edit. */
  integrity: z.string(),
  /** Address of its folder when that is not among the releases: a remote under edit. */
  base: z.string().optional(),
  /** The canary's percentage, when this visitor gets it as one. */
  canary: z.number().optional(),
});

/** A published release, as the registry names it. */
export const release = z.object({
  ...candidate.shape,
  /** `sha384-…` of its release.json, and so of all its files; releases from before have none. */
  manifest: z.string().startsWith('sha384-').optional(),
  routes: z.array(route.omit({ sample: true })),
});

/** A release shown to some visitors only. */
export const canary = z.object({
  /** 0 to 100; a visitor in the first 10 stays in when it grows to 50. */
  percent: z.number().min(0).max(100),
  /** Changes when another release becomes the canary, never when the percentage does. */
  salt: z.string(),
  release,
});

/** Everything the registry knows of one package. */
export const slot = z.object({
  stable: release,
  canary: canary.optional(),
  /** The stable release before this one: what a browser falls back to. */
  lastGood: release.optional(),
  /** Ids that open pages give up: those of its verdicts that say `blocked`. */
  blocked: z.array(z.string()).optional(),
});

const decided = {
  /** ISO 8601, UTC. */
  at: z.string(),
  by: z.string(),
  reason: z.string(),
};

/** Why a release is not offered again: as it was found, by whom, when and why. */
export const verdict = z.object({
  id: z.string(),
  verdict: z.enum(['rolled-back', 'blocked', 'withdrawn']),
  ...decided,
});

/** A change of who owns a prefix of addresses that a second person has to approve. */
export const proposal = z.object({
  /** The package it shall belong to; nobody when left out. */
  owner: z.string().optional(),
  ...decided,
});

/** One revision: an immutable file. Deploying is creating the next one. */
export const registry = z.object({
  schema: z.literal(1),
  revision: z.int().positive(),
  parent: z.int().positive().nullable(),
  /** SHA-256 of the bytes of the revision before, where revisions are signed. */
  parentHash: z.string().optional(),
  /** ISO 8601, UTC. */
  at: z.iso.datetime(),
  by: z.string(),
  reason: z.string(),
  /** Where releases lie, e.g. `/releases/` or the address of a CDN; ends in a slash. */
  base: z.string().endsWith('/'),
  /** Open pages of a shell older than this version load anew at their next step. */
  minShell: z.string().optional(),
  /** Hash of the OpenAPI description of the api that is deployed. */
  api: z.string().optional(),
  shell: slot.optional(),
  remotes: z.record(z.string(), slot),
  /** By package, also of packages that are not deployed any more: no slot holds one of these releases. */
  verdicts: z.record(z.string(), z.array(verdict)).optional(),
  /** By prefix of addresses, e.g. `/my/startups`, the package that may draw them; `/` is that page alone. */
  owners: z.record(z.string(), z.string()).optional(),
  /** By prefix. */
  proposals: z.record(z.string(), proposal).optional(),
});
