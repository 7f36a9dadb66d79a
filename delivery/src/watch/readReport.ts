import type { Block } from '../canary-analysis';
import type { ReportSource } from '../env';
import { askApi } from './askApi';

interface Percentiles {
  p50: number;
  p75: number;
  p95: number;
}

/** How one release fared in browsers, as the api adds it up (contract/wire/releaseReport.contract). */
export interface ReleaseHealth {
  remote: string;
  id: string;
  loads: number;
  failures: { load: number; render: number; runtime: number };
  /** Failures by class. */
  classes: Record<string, number>;
  /** Of loads, milliseconds. */
  ms: Percentiles | null;
  /** Milliseconds; `cls` in thousandths. */
  vitals: Record<'interactive' | 'lcp' | 'inp' | 'cls', Percentiles | null>;
  /** Over the network, for half of the loads. */
  bytes: number | null;
}

/** Reads how releases fared in the last minutes. @throws Error when the api cannot be asked */
export type ReadReport = (minutes: number) => Promise<ReleaseHealth[]>;

/** A canary and what stands beside it, by release id. */
export interface Pair {
  remote: string;
  canary: string;
  stable: string;
  /** ISO 8601, UTC. */
  since: string;
}

/** Reads what canary analysis compares. @throws Error when the api cannot be asked */
export type ReadEvidence = (pair: Pair) => Promise<Block[]>;

export function reportReader(source: ReportSource): ReadReport {
  return async (minutes) => {
    const answer = await askApi(source, 'report', { minutes: String(minutes) });
    return source.key
      ? (answer as { releases: ReleaseHealth[] }).releases
      : (answer as ReleaseHealth[]);
  };
}

export function evidenceReader(source: ReportSource): ReadEvidence {
  return async (pair) => {
    const answer = await askApi(source, 'evidence', { ...pair });
    return source.key ? (answer as { blocks: Block[] }).blocks : (answer as Block[]);
  };
}
