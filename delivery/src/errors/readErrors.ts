import type { ReportSource } from '../env';
import { askApi } from '../watch/askApi';
import { neutralText } from './neutralText';

/** What failed at one place of one release (contract/wire/releaseErrors.contract). */
export interface ReportedError {
  remote: string;
  id: string;
  phase: 'load' | 'render' | 'runtime';
  errorClass: string;
  message: string | null;
  frames: string[];
  failures: number;
  people: number;
  total: number;
  routes: string[];
  references: string[];
  firstAt: string;
  lastAt: string;
}

/** Which errors are asked for. */
export interface ErrorsAsked {
  minutes: number;
  remote?: string;
  reference?: string;
}

/** What a failure card says, as somebody types it. */
const REFERENCE = /^VQ-[0-9A-F]{4}-\d{4}$/;

/** @throws Error when the api cannot be asked, or what is quoted is no reference */
export type ReadErrors = (asked: ErrorsAsked) => Promise<ReportedError[]>;

export function errorsReader(source: ReportSource): ReadErrors {
  return async ({ minutes, ...filter }) => {
    if (filter.reference !== undefined && !REFERENCE.test(filter.reference)) {
      throw new Error(
        `A reference is written like VQ-7F3A-0314, not '${neutralText(filter.reference)}'.`,
      );
    }
    const answer = await askApi(source, 'errors', { minutes: String(minutes), ...filter });
    return source.key
      ? (answer as { errors: ReportedError[] }).errors
      : (answer as ReportedError[]);
  };
}
