import { CalendarSync } from 'lucide-react';
import { ButtonLink, fullName, meetingTime, theme, upTo } from 'shared-ui';
import styled from 'styled-components';

import { useListProposalsQuery } from '../../meetings/proposals.endpoints';

/** Open proposals of mentors; renders nothing when there are none, or they could not be loaded. */
export function OpenProposals({ startupId }: { startupId: string }) {
  const { data: proposals } = useListProposalsQuery({ startupId });
  if (!proposals?.length) return null;

  return (
    <List aria-label="Other times proposed">
      {proposals.map(({ id, meeting, by_staff }) => (
        <li key={id}>
          <CalendarSync size={20} aria-hidden />
          <p>
            {by_staff ? 'The programme team' : fullName(meeting.mentor)} proposes other times for
            your session {by_staff && `with ${fullName(meeting.mentor)} `}of{' '}
            {meetingTime(meeting.start_time)}.
          </p>
          <ButtonLink size="sm" to={`/my/startups/${startupId}/mentorship/proposals/${id}`}>
            Choose a time
          </ButtonLink>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${theme.space[8]};
  margin-block-end: ${theme.space[20]};

  li {
    display: flex;
    align-items: center;
    gap: ${theme.space[12]};
    padding: ${theme.space[12]} ${theme.space[16]};
    border-radius: ${theme.radius.card};
    background: ${theme.color.aside};
  }
  svg { flex: none; }
  p { flex: 1; min-inline-size: 0; overflow-wrap: anywhere; }

  ${upTo.phone} {
    li { flex-wrap: wrap; }
    p { flex-basis: 75%; }
    a { flex: 1; }
  }
`;
