import type { EvidenceQuery } from 'contract/wire/releaseEvidence.contract';
import type { ReleaseHealth } from 'contract/wire/releaseReport.contract';
import type { Block } from '../canary-analysis/evidence';
import type { ReportSource } from '../env';
import { askApi } from './askApi';

/** Reads the health of releases in the last minutes. @throws Error when the api cannot be reached */
export type ReadReport = (minutes: number) => Promise<ReleaseHealth[]>;

/** Reads the data of the canary analysis. @throws Error when the api cannot be reached */
export type ReadEvidence = (pair: EvidenceQuery) => Promise<Block[]>;

export const reportReader =
  (source: ReportSource): ReadReport =>
  (minutes) =>
    askApi(source, 'report', { minutes: String(minutes) });

export const evidenceReader =
  (source: ReportSource): ReadEvidence =>
  (pair) =>
    askApi(source, 'evidence', pair);
