import type { StaffSessionDetails } from 'contract/wire/staff-details.contract';
import { TextLink } from 'shared-ui';
import { useListStaffActsQuery } from '../../data/acts.endpoints';

const ACTS = [
  ['meetings.move', 'Move'],
  ['meetings.cancel', 'Cancel'],
  ['meetings.propose', 'Offer other times'],
  ['meetings.decline', 'Decline'],
] as const;

/** What can be done to a session that has not begun, each with a form that asks what it needs. */
export function SessionActs({ id, status, start_time }: StaffSessionDetails) {
  const allowed = useListStaffActsQuery().data?.data ?? [];
  const hasBegun = Date.parse(`${start_time.replace(' ', 'T')}Z`) <= Date.now();
  if (status !== 'booked' || hasBegun) return null;
  return ACTS.filter(([act]) => allowed.some(({ name }) => name === act)).map(([act, label]) => (
    <TextLink key={act} to={`/staff/acts/${act}?id=${id}`}>
      {label}
    </TextLink>
  ));
}
