import type { StaffSessionDetails } from 'contract/wire/staff-details.contract';
import { now, TextLink } from 'shared-ui';
import { useListStaffActsQuery } from '../../data/acts.endpoints';

const ACTS = [
  ['meetings.move', 'Move'],
  ['meetings.cancel', 'Cancel'],
  ['meetings.propose', 'Propose other times'],
  ['meetings.decline', 'Decline'],
] as const;

/** Acts on behalf of a mentor, for a session that has begun while the mentor has not reported its outcome. */
const OUTCOME_ACTS = [['meetings.outcome', 'Record the outcome']] as const;

/** The acts for a session, each with a form for its fields. */
export function SessionActs({ id, status, start_time, took_place }: StaffSessionDetails) {
  const allowed = useListStaffActsQuery().data?.data ?? [];
  const hasBegun = Date.parse(`${start_time.replace(' ', 'T')}Z`) <= now();
  if (status !== 'booked' || (hasBegun && took_place.mentor !== null)) return null;
  return (hasBegun ? OUTCOME_ACTS : ACTS)
    .filter(([act]) => allowed.some(({ name }) => name === act))
    .map(([act, label]) => (
      <TextLink key={act} to={`/staff/acts/${act}?id=${id}`}>
        {label}
      </TextLink>
    ));
}
