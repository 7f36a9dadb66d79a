import type { ReleaseEvidence } from 'contract/wire/releaseEvidence.contract';
import type { ReleaseHealth, ReleaseReport } from 'contract/wire/releaseReport.contract';
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

export function reportReader(source: ReportSource): ReadReport {
  return async (minutes) => {
    const answer = await askApi(source, 'report', { minutes: String(minutes) });
    return source.key ? (answer as ReleaseReport).releases : (answer as ReleaseHealth[]);
  };
}

export function evidenceReader(source: ReportSource): ReadEvidence {
  return async (pair) => {
    const answer = await askApi(source, 'evidence', { ...pair });
    return source.key ? (answer as ReleaseEvidence).blocks : (answer as Block[]);
  };
}
