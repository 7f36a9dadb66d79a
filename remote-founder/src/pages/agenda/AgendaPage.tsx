import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import {
  CalendarHint,
  HeldBack,
  isSettled,
  ownZone,
  PageTitle,
  Skeleton,
  theme,
  typeset,
  zoneName,
} from 'shared-ui';
import styled from 'styled-components';

import { StartupFrame } from '../../frame/StartupFrame';
import { AgendaBar } from './AgendaBar';
import { AgendaList } from './AgendaList';
import { useListStartupMeetingsInfiniteQuery } from './agenda.endpoints';
import { useAgendaView } from './useAgendaView';

const AgendaMonth = lazy(() => import('./AgendaMonth').then((m) => ({ default: m.AgendaMonth })));

/** /my/startups/{startupId}/agenda: every session of a startup, with any mentor (rule 5.39). */
export function AgendaPage() {
  const { startupId = '' } = useParams();
  const zone = <Zone>Times shown in {zoneName(ownZone(), new Date())}</Zone>;

  return (
    <StartupFrame startupId={startupId} section="Agenda">
      <PageTitle actions={zone}>Agenda</PageTitle>
      <Agenda startupId={startupId} />
    </StartupFrame>
  );
}

/** The mentors to choose from stay while another view loads; with another startup the frame drops them, too. */
function Agenda({ startupId }: { startupId: string }) {
  const [{ view, month, mentorId }, addressOf, show] = useAgendaView();
  const when = view === 'month' ? month : view;
  const agenda = useListStartupMeetingsInfiniteQuery({ startupId, when, mentorId });
  const mentors = agenda.data?.pages[0]?.mentors ?? [];

  return (
    <>
      <AgendaBar
        view={view}
        mentorId={mentorId}
        mentors={mentors}
        addressOf={addressOf}
        onView={(chosen) => show({ view: chosen }, false)}
        onMentor={(chosen) => show({ mentorId: chosen })}
      />
      {view === 'month' ? (
        <Suspense fallback={<Skeleton height="22rem" />}>
          <AgendaMonth
            startupId={startupId}
            month={month}
            agenda={agenda}
            onMonth={(chosen) => show({ month: chosen })}
          />
        </Suspense>
      ) : (
        <AgendaList
          startupId={startupId}
          agenda={agenda}
          view={view}
          mentor={mentors.find(({ id }) => id === mentorId)}
        />
      )}
      <HeldBack until={isSettled(agenda)}>
        <CalendarHint />
      </HeldBack>
    </>
  );
}

const Zone = styled.p`
  ${typeset.small}
  color: ${theme.color.text2};
`;
