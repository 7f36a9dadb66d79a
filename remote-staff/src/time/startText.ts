import type { StaffSessionRow } from 'contract/wire/staff-tables.contract';
import { factText } from '../changes/factText';

const utc = (time: string) => `${time.replace(' ', 'T')}Z`;

/** The start of a session in the reader's zone. */
export const startText = ({ start_time }: Pick<StaffSessionRow, 'start_time'>) =>
  factText(utc(start_time));
