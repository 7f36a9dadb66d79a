import { useState } from 'react';
import { useParams } from 'react-router-dom';
import {
  CalendarHint,
  EmptyState,
  fullName,
  HeldBack,
  isSettled,
  ownZone,
  PageTitle,
  QueryState,
  RecentSessions,
  Skeleton,
  theme,
  typeset,
  zoneName,
} from 'shared-ui';
import styled from 'styled-components';
import { StartupFrame } from '../../frame/StartupFrame';
import { useListMentorsQuery } from '../../meetings/mentors.endpoints';
import { useListProposalsQuery } from '../../meetings/proposals.endpoints';
import { MentorCard } from './MentorCard';
import { OpenProposals } from './OpenProposals';

/** /my/startups/{startupId}/mentorship: the startup's mentors, and their meetings. */
export function MentorshipPage() {
  const { startupId = '' } = useParams();
  const query = useListMentorsQuery({ startupId });
  const { currentData: mentors, isError } = query;
  const offers = useListProposalsQuery({ startupId });
  /** Mentors whose sessions have loaded: the heights of their cards are final then (rule 1.51). */
  const [settled, setSettled] = useState<readonly number[]>([]);
  const areSettled = (some: typeof mentors = []) => some.every(({ id }) => settled.includes(id));
  const zone = <Zone>Times shown in {zoneName(ownZone(), new Date())}</Zone>;

  return (
    <StartupFrame startupId={startupId} section="Mentorship">
      <PageTitle actions={zone}>Mentorship</PageTitle>
      <OpenProposals startupId={startupId} />
      <HeldBack until={isSettled(offers)} placeholder={<Skeleton height="14rem" />}>
        <QueryState query={query} height="14rem">
          {(all) =>
            all.length === 0 ? (
              <EmptyState>You don't have any assigned mentors yet.</EmptyState>
            ) : (
              <Cards>
                {all.map((mentor, index) => (
                  <HeldBack key={mentor.id} until={areSettled(all.slice(0, index))}>
                    <MentorCard
                      startupId={startupId}
                      mentor={mentor}
                      onSettled={() => setSettled((others) => [...others, mentor.id])}
                    />
                  </HeldBack>
                ))}
              </Cards>
            )
          }
        </QueryState>
        <HeldBack until={isSettled({ data: mentors, isError }) && areSettled(mentors)}>
          <RecentSessions
            startup={startupId}
            toOf={({ id }) => `/my/startups/${startupId}/meetings/${id}`}
            about={({ mentor }) => fullName(mentor)}
          />
          {mentors && mentors.length > 0 && <CalendarHint />}
        </HeldBack>
      </HeldBack>
    </StartupFrame>
  );
}

const Zone = styled.p`
  ${typeset.small}
  color: ${theme.color.text2};
`;

const Cards = styled.div`
  display: grid;
  gap: 1.375rem;
`;
