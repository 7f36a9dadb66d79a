import {
  CalendarHint,
  Card,
  EmptyState,
  FeedEnd,
  HeldBack,
  isSettled,
  ownZone,
  PageTitle,
  QueryState,
  RecentSessions,
  theme,
  typeset,
  useUser,
  zoneName,
} from 'shared-ui';
import styled from 'styled-components';

import { MentorFrame } from '../../frame/MentorFrame';
import { NotMentor } from '../../frame/NotMentor';
import { AgendaList } from './AgendaList';
import { useListAgendaInfiniteQuery } from './agenda.endpoints';

/** /my/mentorships/agenda: all upcoming meetings, with any startup. */
export function AgendaPage() {
  const me = useUser();
  const agenda = useListAgendaInfiniteQuery();

  return (
    <MentorFrame section="Agenda">
      <PageTitle actions={<Zone>Times shown in {zoneName(ownZone(), new Date())}</Zone>}>
        Agenda
      </PageTitle>
      <Sheet>
        <QueryState query={agenda} height="14rem" missing={<NotMentor />}>
          {({ pages }) => {
            const meetings = pages.flatMap((page) => page.meetings);
            return (
              <>
                {meetings.length === 0 && <EmptyState>No upcoming meetings scheduled.</EmptyState>}
                <AgendaList meetings={meetings} />
                <FeedEnd query={agenda} loaded={meetings.length} label="Loading more meetings..." />
              </>
            );
          }}
        </QueryState>
      </Sheet>
      <HeldBack until={isSettled(agenda)}>
        <RecentSessions
          toOf={({ id, startup, mentor }) =>
            mentor.id === me?.id
              ? `/my/mentorships/agenda/${id}`
              : `/my/startups/${startup.id}/meetings/${id}`
          }
          about={({ startup }) => startup.name}
        />
        <CalendarHint />
      </HeldBack>
    </MentorFrame>
  );
}

const Zone = styled.p`
  ${typeset.small}
  color: ${theme.color.text2};
`;

const Sheet = styled(Card)`
  padding: ${theme.space[12]};

  > :not(ul) { padding-inline: ${theme.space[8]}; }
`;
