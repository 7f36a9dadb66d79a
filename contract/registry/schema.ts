import { z } from 'zod';

import { fileName } from '../release/fileName';
import { route } from '../route';

/** The data with which a browser loads one release. The entry contains the hashes of its other files. */
export const candidate = z.object({
  /** `1.4.2-ab12cd34`: version, then eight letters of the content's hash. */
  id: z.string().regex(/^\d+\.\d+\.\d+[\w.-]*$/),
  /** The global name of its container in the page, different for each release. */
  container: z.string(),
  /** File name of the remote entry, inside the release's folder. */
  entry: fileName,
  /** `sha384-…` of the entry; empty for a remote in development. */
  integrity: z.string(),
  /** URL of its folder when it is not among the releases: a remote in development. */
  base: z.string().optional(),
  /** The percentage, when this visitor gets it as a canary. */
  canary: z.number().optional(),
});

/** A published release, as listed in the registry. */
export const release = z.object({
  ...candidate.shape,
  /** `sha384-…` of its release.json, which covers all its files; older releases have none. */
  manifest: z.string().startsWith('sha384-').optional(),
  routes: z.array(route.omit({ sample: true })),
});

/** A release for a share of the visitors. */
export const canary = z.object({
  /** 0 to 100; a visitor in the first 10 remains included when it grows to 50. */
  percent: z.number().min(0).max(100),
  /** Changes when another release becomes the canary, never when the percentage changes. */
  salt: z.string(),
  release,
});

/** The state of one package in the registry. */
export const slot = z.object({
  stable: release,
  canary: canary.optional(),
  /** The stable release before this one, the fallback of browsers. */
  lastGood: release.optional(),
  /** Ids that open pages must stop using: the releases whose verdict is `blocked`. */
  blocked: z.array(z.string()).optional(),
});

const decided = {
  /** ISO 8601, UTC. */
  at: z.string(),
  by: z.string(),
  reason: z.string(),
};

/** Why a release is not offered again: the finding, who decided, when and why. */
export const verdict = z.object({
  id: z.string(),
  verdict: z.enum(['rolled-back', 'blocked', 'withdrawn']),
  ...decided,
});

/** A requested change of the owner of an address prefix, which a second person has to approve. */
export const proposal = z.object({
  /** The new owner; when left out, the prefix gets no owner. */
  owner: z.string().optional(),
  ...decided,
});

/** One revision: an immutable file. A deployment creates the next one. */
export const registry = z.object({
  schema: z.literal(1),
  revision: z.int().positive(),
  parent: z.int().positive().nullable(),
  /** SHA-256 of the bytes of the previous revision, when revisions are signed. */
  parentHash: z.string().optional(),
  /** ISO 8601, UTC. */
  at: z.iso.datetime(),
  by: z.string(),
  reason: z.string(),
  /** Base URL of the releases, e.g. `/releases/` or a CDN; ends in a slash. */
  base: z.string().endsWith('/'),
  /** Open pages with a shell older than this version reload at their next navigation. */
  minShell: z.string().optional(),
  /** Hash of the OpenAPI description of the deployed api. */
  api: z.string().optional(),
  shell: slot.optional(),
  remotes: z.record(z.string(), slot),
  /** By package, including packages that are no longer deployed. No slot contains a release with a verdict. */
  verdicts: z.record(z.string(), z.array(verdict)).optional(),
  /** The package that owns each address prefix, e.g. `/my/startups`; `/` means that page alone. */
  owners: z.record(z.string(), z.string()).optional(),
  /** By address prefix. */
  proposals: z.record(z.string(), proposal).optional(),
});
