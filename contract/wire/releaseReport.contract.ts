import { z } from 'zod';

const percentiles = z.object({ p50: z.number(), p75: z.number(), p95: z.number() }).nullable();

/** The health of one release of a remote in browsers; visits during which the edge was slow are left out. */
export const ReleaseHealth = z.object({
  remote: z.string(),
  id: z.string(), // of the release, `version-sha8`
  loads: z.int(), // documents on which it was loaded and rendered
  failures: z.object({ load: z.int(), render: z.int(), runtime: z.int() }),
  classes: z.record(z.string(), z.int()), // failures by class, in all phases
  ms: percentiles, // load times, in milliseconds
  vitals: z.object({
    interactive: percentiles, // milliseconds, like the next two
    lcp: percentiles,
    inp: percentiles,
    cls: percentiles, // thousandths
  }),
  bytes: z.number().nullable(), // median of bytes transferred, where reported
});

/** GET /releases/report: every reported release, by remote and id. */
export const ReleaseReport = z.object({
  minutes: z.int(), // length of the period
  releases: z.array(ReleaseHealth),
});

/** Longest period of a report, in minutes: beacons are stored for this long. */
const MAX_MINUTES = 30 * 24 * 60;

export const ReportQuery = z.object({
  minutes: z.coerce.number().int().min(1).max(MAX_MINUTES).default(60),
});

export type ReleaseHealth = z.infer<typeof ReleaseHealth>;
export type ReleaseReport = z.infer<typeof ReleaseReport>;
