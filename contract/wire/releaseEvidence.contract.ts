import { z } from 'zod';

import { Beacon } from './site.contract';

/** Sums over logarithms of the measurements, after adding 10 to each and limiting it to a minute. */
const Sample = z.object({ count: z.number(), mean: z.number(), variance: z.number() });

/** The evidence on one release in one period. */
const EvidenceArm = z.object({
  visits: z.int(), // documents that tried to load it
  failed: z.int(), // of these visits
  measured: z.object({ interactive: Sample, lcp: Sample, inp: Sample, cls: Sample }),
});

/** GET /releases/evidence: the data of the canary analysis, by periods of time. */
export const ReleaseEvidence = z.object({
  blocks: z.array(z.object({ canary: EvidenceArm, stable: EvidenceArm })),
});

export const EvidenceQuery = z.object({
  remote: Beacon.shape.remote,
  canary: Beacon.shape.id, // release ids
  stable: Beacon.shape.id,
  since: z.iso.datetime(),
});

export type EvidenceArm = z.infer<typeof EvidenceArm>;
export type ReleaseEvidence = z.infer<typeof ReleaseEvidence>;
export type EvidenceQuery = z.infer<typeof EvidenceQuery>;
