import type { ErrorsQuery, ReleaseError } from 'contract/wire/releaseErrors.contract';
import { REFERENCE } from 'contract/wire/site.contract';
import type { ReportSource } from '../env';
import { askApi } from '../watch/askApi';
import { neutralText } from './neutralText';

const DAY_MINUTES = 24 * 60;

/** The default period: single reports, and their references, are stored for a month. */
export const minutesFor = (reference?: string) => (reference ? 30 * DAY_MINUTES : DAY_MINUTES);

/** @throws Error when the api cannot be reached, or the quoted text is not a reference */
export type ReadErrors = (asked: ErrorsQuery) => Promise<ReleaseError[]>;

export function errorsReader(source: ReportSource): ReadErrors {
  return async ({ minutes, ...filter }) => {
    if (filter.reference !== undefined && !REFERENCE.test(filter.reference)) {
      throw new Error(
        `A reference is written like VQ-7F3A-0314, not '${neutralText(filter.reference)}'.`,
      );
    }
    return askApi(source, 'errors', { minutes: String(minutes), ...filter });
  };
}
