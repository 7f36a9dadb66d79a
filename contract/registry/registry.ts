import type { z } from 'zod';

import type * as schema from './schema';

export type Candidate = z.infer<typeof schema.candidate>;
export type Release = z.infer<typeof schema.release>;
export type ReleaseRoute = Release['routes'][number];
export type Canary = z.infer<typeof schema.canary>;
export type Slot = z.infer<typeof schema.slot>;
export type Verdict = z.infer<typeof schema.verdict>;
export type Proposal = z.infer<typeof schema.proposal>;

/** A parsed revision. */
export interface Registry extends z.infer<typeof schema.registry> {
  /** Packages whose slots this reader cannot parse, in their original form. Never stored as such. */
  unread?: Record<string, unknown>;
}

/** The URL of a release's folder, as a browser uses it; ends in a slash. */
export function releaseBase(base: string, packageName: string, id: string): string {
  return `${base}${packageName}/${id}/`;
}
