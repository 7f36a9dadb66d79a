import type { StaffMentorDetails } from 'contract/wire/staff-details.contract';
import { EmptyState, TextLink } from 'shared-ui';
import { factText } from '../../parts/changes/factText';
import { Section } from '../../parts/details/Section';

/** When a mentor can be booked, in their local time. */
export function MentorHours({ email, zone, week, exceptions, time_off }: StaffMentorDetails) {
  const of = `mentor=${encodeURIComponent(email)}`;
  return (
    <Section
      title="Hours"
      actions={
        <>
          <TextLink to={`/staff/acts/availability.set?${of}`}>Set the week</TextLink>
          <TextLink to={`/staff/acts/availability.except?${of}`}>Change a date</TextLink>
          <TextLink to={`/staff/acts/time-off.add?${of}`}>Add time off</TextLink>
        </>
      }
    >
      {week.length === 0 && <EmptyState>{`No hours in ${zone}.`}</EmptyState>}
      <ul>
        {[...week, ...exceptions].map(({ day, hours }) => (
          <li key={`${day} ${hours}`}>
            <span>{day}</span>
            <span>{hours}</span>
          </li>
        ))}
        {time_off.map(({ id, starts_at, ends_at }) => (
          <li key={id}>
            <span>Away</span>
            <span>
              {factText(starts_at)} to {factText(ends_at)}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
