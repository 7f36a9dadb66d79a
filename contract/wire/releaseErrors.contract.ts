import { z } from 'zod';

import { Beacon, REFERENCE } from './site.contract';

/** An error at one place of one release: positions as the browser reports them, not yet mapped to sources. */
export const ReleaseError = z.object({
  remote: z.string(),
  id: z.string(), // of the release, `version-sha8`
  phase: z.enum(['load', 'render', 'runtime']),
  errorClass: z.string(), // `TypeError`, or why loading failed: `gone`
  message: z.string().nullable(), // one of the known sentences that contain no personal data
  frames: z.array(z.string()), // topmost first
  failures: z.int(), // documents within the requested time
  people: z.int(), // different networks per day among them
  total: z.int(), // documents since it was first seen
  routes: z.array(z.string()), // pages of the site
  references: z.array(z.string()), // references that people were asked to quote, newest first
  firstAt: z.iso.datetime(), // UTC
  lastAt: z.iso.datetime(), // UTC
});

/** GET /releases/errors: most frequent first. */
export const ReleaseErrors = z.object({ minutes: z.int(), errors: z.array(ReleaseError) });

/** Counts are stored for this long, in minutes; single reports for 30 days. */
const MAX_MINUTES = 400 * 24 * 60;

export const ErrorsQuery = z.object({
  minutes: z.coerce.number().int().min(1).max(MAX_MINUTES).default(1440),
  remote: Beacon.shape.remote.optional(),
  reference: z.string().regex(REFERENCE, 'A reference must look like VQ-7F3A-0314.').optional(),
});

export type ReleaseError = z.infer<typeof ReleaseError>;
export type ReleaseErrors = z.infer<typeof ReleaseErrors>;
export type ErrorsQuery = z.infer<typeof ErrorsQuery>;
