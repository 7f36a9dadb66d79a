import type { ReleaseHealth } from 'contract/wire/releaseReport.contract';
import type { Block } from '../canary-analysis';
import type { ReportSource } from '../env';
import { askApi } from './askApi';

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

export const reportReader =
  (source: ReportSource): ReadReport =>
  (minutes) =>
    askApi(source, 'report', { minutes: String(minutes) });

export const evidenceReader =
  (source: ReportSource): ReadEvidence =>
  (pair) =>
    askApi(source, 'evidence', { ...pair });
