import {
  CalendarHint,
  Card,
  EmptyState,
  ErrorState,
  FeedEnd,
  HeldBack,
  isSettled,
  ownZone,
  PageTitle,
  RecentSessions,
  Skeleton,
  theme,
  typeset,
  useUser,
  zoneName,
} from 'shared-ui';
import styled from 'styled-components';

import { MentorFrame } from '../../frame/MentorFrame';
import { AgendaList } from './AgendaList';
import { useListAgendaInfiniteQuery } from './agenda.endpoints';

/** /my/mentorships/agenda: all upcoming meetings, with any startup. */
export function AgendaPage() {
  const me = useUser();
  const agenda = useListAgendaInfiniteQuery();
  const meetings = agenda.data?.pages.flatMap((page) => page.meetings);
  const missing = agenda.error && 'status' in agenda.error && agenda.error.status === 404;

  return (
    <MentorFrame section="Agenda">
      <PageTitle actions={<Zone>Times shown in {zoneName(ownZone(), new Date())}</Zone>}>
        Agenda
      </PageTitle>
      <Sheet aria-busy={agenda.isFetching}>
        {!meetings && !agenda.isError && <Skeleton height="14rem" />}
        {agenda.isError && !meetings && (
          <ErrorState onRetry={missing ? undefined : agenda.refetch} busy={agenda.isFetching}>
            {missing ? 'You are not a mentor yet. The programme team can make you one.' : undefined}
          </ErrorState>
        )}
        {meetings?.length === 0 && <EmptyState>No upcoming meetings scheduled.</EmptyState>}
        {meetings && <AgendaList meetings={meetings} />}
        {agenda.hasNextPage && (
          <FeedEnd
            loaded={meetings?.length ?? 0}
            loading={agenda.isFetchingNextPage}
            failed={agenda.isFetchNextPageError}
            label="Loading more meetings..."
            onReach={agenda.fetchNextPage}
          />
        )}
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
