import type { RecentMeetings } from 'contract/wire/meeting-records.contract';
import { theme, upTo } from 'shared-ui/core';
import styled from 'styled-components';

import { meetingTime } from '../../time/meetingTime';
import { AsideCard } from '../AsideCard/AsideCard';
import { DateBlock } from '../DateBlock/DateBlock';
import { useListRecentMeetingsQuery } from '../SessionRecord/sessionRecord.endpoints';
import { Tag } from '../Tag/Tag';
import { TextLink } from '../TextLink/TextLink';

type RecentMeeting = RecentMeetings['meetings'][number];

interface RecentSessionsProps {
  /** Shows only sessions of this startup. */
  startup?: string;
  /** Returns the address of the session's page. */
  toOf: (meeting: RecentMeeting) => string;
  /** Returns the name of the other side. */
  about: (meeting: RecentMeeting) => string;
}

/** Sessions of the last weeks, with a mark on those that lack the reader's answer; nothing when there are none. */
export function RecentSessions({ startup, toOf, about }: RecentSessionsProps) {
  const { data: meetings } = useListRecentMeetingsQuery({ startup });
  if (!meetings?.length) return null;

  return (
    <Place>
      <AsideCard title="Recent sessions">
        <ul>
          {meetings.map((meeting) => (
            <Entry key={meeting.id}>
              <DateBlock time={meeting.start_time} />
              <div>
                <p>
                  <TextLink to={toOf(meeting)}>{meetingTime(meeting.start_time)}</TextLink>
                  <span>{about(meeting)}</span>
                </p>
                {meeting.answers_open && meeting.took_place === null && (
                  <Tag tone="warn">Did it take place?</Tag>
                )}
              </div>
            </Entry>
          ))}
        </ul>
      </AsideCard>
    </Place>
  );
}

const Place = styled.div`
  margin-block: ${theme.space[20]};
`;

const Entry = styled.li`
  display: flex;
  gap: ${theme.space[12]};
  padding-block: ${theme.space[8]};

  ${upTo.magnified} { flex-direction: column; }

  > div {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[4]} ${theme.space[12]};
    min-inline-size: 0;
  }
  p { flex: 1 1 12rem; min-inline-size: 0; overflow-wrap: anywhere; }
  p > span { display: block; }
`;
