import type { StaffSessionRow } from 'contract/wire/staff-tables.contract';
import { Tags } from '../table/Tags';

/** The outcome of a session, as far as reported. */
export function SessionState({ status, took_place: stated }: StaffSessionRow) {
  const isDisputed =
    stated.mentor !== null && stated.founders !== null && stated.mentor !== stated.founders;
  return (
    <Tags
      facts={[
        status === 'booked' ? ['Booked', 'ok'] : [status === 'declined' ? 'Declined' : 'Cancelled'],
        isDisputed && ['Disputed', 'warn'],
        !isDisputed && (stated.mentor ?? stated.founders) === true && ['Took place'],
        !isDisputed &&
          (stated.mentor ?? stated.founders) === false && ['Did not take place', 'warn'],
      ]}
    />
  );
}
