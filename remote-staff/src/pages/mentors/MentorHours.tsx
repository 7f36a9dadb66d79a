import type { StaffMentorDetails } from 'contract/wire/staff-details.contract';
import { EmptyState, meetingSpan } from 'shared-ui';
import { ActButton } from '../../acts/ActButton';
import { FormLink } from '../../acts/FormLink';
import { Section } from '../../details/Section';

/** When a mentor can be booked, and when they are away, in their local time. */
export function MentorHours({ email, name, zone, week, exceptions, time_off }: StaffMentorDetails) {
  const fields = { mentor: email };
  const isEmpty = week.length + exceptions.length + time_off.length === 0;
  return (
    <Section
      title="Hours"
      actions={
        <>
          <FormLink act="availability.set" fields={fields} label="Set weekly hours" />
          <FormLink act="availability.except" fields={fields} label="Change a date" />
          <FormLink act="time-off.add" fields={fields} label="Add time off" />
        </>
      }
    >
      {!isEmpty && <p>Times in the mentor’s time zone, {zone}.</p>}
      {week.length === 0 && <EmptyState>{`No weekly hours set. Time zone: ${zone}.`}</EmptyState>}
      <ul>
        {[...week, ...exceptions].map(({ day, hours }) => (
          <li key={`${day} ${hours}`}>
            <span>{day}</span>
            <span>{hours}</span>
          </li>
        ))}
        {time_off.map(({ id, starts_at, ends_at }) => (
          <li key={id}>
            <span>Time off</span>
            <span>{meetingSpan(starts_at, ends_at, zone)}</span>
            <ActButton
              act="time-off.remove"
              fields={{ id }}
              title={`Remove time off of ${name}`}
              label="Remove"
              subject={`the time off ${meetingSpan(starts_at, ends_at, zone)}`}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
