import type { Meeting } from 'contract/wire/meetings.contract';
import { now, utcMoment } from 'shared-ui';

/** A meeting that has begun is read-only (rule 5.19). */
export const hasBegun = ({ start_time }: Meeting): boolean =>
  utcMoment(start_time).getTime() <= now();
