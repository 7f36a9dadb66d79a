import type { StaffSessionRow } from 'contract/wire/staff-tables.contract';
import { Pills } from '../table/Pills';

/** What became of a session, as far as somebody said. */
export function SessionState({ status, took_place: said }: StaffSessionRow) {
  const isDisputed =
    said.mentor !== null && said.founders !== null && said.mentor !== said.founders;
  return (
    <Pills
      facts={[
        status === 'booked' ? ['Booked', 'ok'] : [status === 'declined' ? 'Declined' : 'Cancelled'],
        isDisputed && ['Disputed', 'warn'],
        !isDisputed && (said.mentor ?? said.founders) === true && ['Took place'],
        !isDisputed && (said.mentor ?? said.founders) === false && ['Did not take place', 'warn'],
      ]}
    />
  );
}
