import type { ReleaseHealth } from 'contract/wire/releaseReport.contract';
import type { Block } from '../canary-analysis';
import type { ReportSource } from '../env';
import { askApi } from './askApi';

/** Reads the health of releases in the last minutes. @throws Error when the api cannot be reached */
export type ReadReport = (minutes: number) => Promise<ReleaseHealth[]>;

/** A canary and the stable release, by release id. */
export interface Pair {
  remote: string;
  canary: string;
  stable: string;
  /** ISO 8601, UTC. */
  since: string;
}

/** Reads the data of the canary analysis. @throws Error when the api cannot be reached */
export type ReadEvidence = (pair: Pair) => Promise<Block[]>;

export const reportReader =
  (source: ReportSource): ReadReport =>
  (minutes) =>
    askApi(source, 'report', { minutes: String(minutes) });

export const evidenceReader =
  (source: ReportSource): ReadEvidence =>
  (pair) =>
    askApi(source, 'evidence', { ...pair });
