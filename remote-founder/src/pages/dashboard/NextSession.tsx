import { formatInTimeZone } from 'date-fns-tz';
import {
  AsideCard,
  DateBlock,
  fullName,
  ownZone,
  Skeleton,
  TextLink,
  theme,
  typeset,
  upTo,
  utcMoment,
} from 'shared-ui';
import styled from 'styled-components';

import { useReadNextSessionQuery } from '../../meetings/mentors.endpoints';

/** The next meeting with any mentor. Renders nothing when it could not be loaded (rule 7.5). */
export function NextSession({ startupId }: { startupId: string }) {
  const { data: next, isError } = useReadNextSessionQuery({ startupId });
  if (isError) return null;

  return (
    <AsideCard title="Next mentoring session">
      {next === undefined && <Skeleton height="3.875rem" />}
      {next === null && <Muted>No session is scheduled yet.</Muted>}
      {next && (
        <Session>
          <DateBlock time={next.start_time} />
          <div>
            <Time>{timeAndWeekday(next.start_time)}</Time>
            <Muted>with {fullName(next.mentor.user)}</Muted>
          </div>
        </Session>
      )}
      {next !== undefined && (
        <All to={`/my/startups/${startupId}/${next ? 'agenda' : 'mentorship'}`}>
          {next ? 'All sessions' : 'Schedule a mentoring session'}
        </All>
      )}
    </AsideCard>
  );
}

/** '3:00 PM on Tuesday': the date block shows month and day. */
function timeAndWeekday(time: string): string {
  return formatInTimeZone(utcMoment(time), ownZone(), "h:mm a 'on' EEEE");
}

const Session = styled.div`
  display: flex;
  align-items: center;
  gap: 0.875rem;

  > :last-child { min-inline-size: 0; overflow-wrap: anywhere; }

  ${upTo.magnified} { flex-direction: column; align-items: flex-start; }
`;

const Time = styled.p`
  font-weight: 700;
`;

const All = styled(TextLink)`
  ${typeset.small}
  display: inline-block;
  margin-block: 0.5625rem -0.3125rem;
  padding-block: 0.3125rem;
`;

const Muted = styled.p`
  ${typeset.small}
  color: ${theme.color.text2};
`;
