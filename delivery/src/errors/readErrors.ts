import type { ReleaseError } from 'contract/wire/releaseErrors.contract';
import { REFERENCE } from 'contract/wire/site.contract';
import type { ReportSource } from '../env';
import { askApi } from '../watch/askApi';
import { neutralText } from './neutralText';

/** Which errors are asked for. */
export interface ErrorsAsked {
  minutes: number;
  remote?: string;
  reference?: string;
}

const DAY_MINUTES = 24 * 60;

/** How far back is looked when nobody says: single reports, and what people quote of them, last a month. */
export const minutesFor = (reference?: string) => (reference ? 30 * DAY_MINUTES : DAY_MINUTES);

/** @throws Error when the api cannot be asked, or what is quoted is no reference */
export type ReadErrors = (asked: ErrorsAsked) => Promise<ReleaseError[]>;

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
