import type { EvidenceArm, ReleaseEvidence } from 'contract/wire/releaseEvidence.contract';

/** In milliseconds, except `cls`: thousandths. */
export const METRICS = ['interactive', 'lcp', 'inp', 'cls'] as const;
export type Metric = (typeof METRICS)[number];

export type Sample = EvidenceArm['measured'][Metric];

/** Canary and stable release in the same period. */
export type Block = ReleaseEvidence['blocks'][number];
