import type { Proposal } from 'contract/wire/proposals.contract';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import {
  Button,
  Card,
  DateBlock,
  fullName,
  InlineAlert,
  meetingSpan,
  meetingTime,
  ownZone,
  theme,
  upTo,
  useToast,
  utcMoment,
  zoneName,
} from 'shared-ui';
import styled from 'styled-components';

import {
  useAcceptProposalMutation,
  useDeclineProposalMutation,
  useListProposalsQuery,
} from '../../meetings/proposals.endpoints';

interface ProposalCardProps {
  startupId: string;
  proposal: Proposal;
}

/** A mentor's proposal of other times; one press moves the meeting, or keeps its time. */
export function ProposalCard({ startupId, proposal }: ProposalCardProps) {
  const { id, meeting, message, times, scope, by_staff } = proposal;
  const { refetch } = useListProposalsQuery({ startupId });
  const [acceptProposal, accepting] = useAcceptProposalMutation();
  const [declineProposal, declining] = useDeclineProposalMutation();
  const busy = accepting.isLoading || declining.isLoading;
  const chosen = accepting.isLoading ? accepting.originalArgs?.start_time : undefined;
  const toast = useToast();
  const goTo = useNavigate();
  const sheet = useRef<HTMLDivElement>(null);
  const mentor = fullName(meeting.mentor);
  const what = scope === 'schedule' ? 'series' : 'session';
  const more = scope === 'following' ? ', together with the following sessions' : '';

  function leave(text: string) {
    toast.success(text);
    if (sheet.current) void goTo(`/my/startups/${startupId}/mentorship`); // unless the founder has left the page
  }

  async function handleAccept(start_time: string) {
    declining.reset(); // only the error of the last attempt is shown
    const { error } = await acceptProposal({ startupId, id, start_time });
    if (error) return void refetch(); // reloads which times are still free
    leave(`The ${what} is moved to ${meetingTime(start_time)}${more}.`);
  }

  async function handleDecline() {
    accepting.reset();
    const { error } = await declineProposal({ startupId, id });
    if (error) return void refetch();
    leave(`The ${what} stays at its current time. ${mentor} has been notified.`);
  }

  return (
    <Sheet ref={sheet}>
      <Text>
        <p>
          {by_staff
            ? `The programme team would like to move your ${what} with ${mentor}`
            : `${mentor} would like to move your ${what}`}{' '}
          of <b>{meetingSpan(meeting.start_time, meeting.end_time)}</b>
          {more}.
        </p>
        <Message>“{message}”</Message>
        <p>Times shown in {zoneName(ownZone(), utcMoment(meeting.start_time))}</p>
      </Text>
      <ul aria-label="Times to choose from">
        {times.map(({ start_time, free }) => (
          <Time key={start_time}>
            <DateBlock time={start_time} />
            <b>{meetingTime(start_time)}</b>
            <Button
              size="sm"
              busy={chosen === start_time}
              disabled={busy && chosen !== start_time}
              // Not `disabled`: the focus stays on a time that turns out to be taken.
              aria-disabled={!free || undefined}
              aria-label={`${free ? 'Choose' : 'Taken:'} ${meetingTime(start_time)}`}
              onClick={() => free && handleAccept(start_time)}
            >
              {free ? 'Choose' : 'Taken'}
            </Button>
          </Time>
        ))}
      </ul>
      <InlineAlert failure={accepting.error ?? declining.error} fields={[]} />
      <div>
        <Button
          tone="soft"
          busy={declining.isLoading}
          disabled={accepting.isLoading}
          onClick={handleDecline}
        >
          Keep the {what} at its current time
        </Button>
      </div>
    </Sheet>
  );
}

const Sheet = styled(Card)`
  display: grid;
  gap: ${theme.space[20]};
  margin-block-end: ${theme.space[20]};
  padding: ${theme.space[24]};

  ${upTo.tablet} { padding: ${theme.space[16]}; }
`;

const Text = styled.div`
  display: grid;
  gap: ${theme.space[8]};
  color: ${theme.color.text2};
  overflow-wrap: anywhere;

  b { color: ${theme.color.text}; }
`;

const Message = styled.p`
  color: ${theme.color.text};
  white-space: pre-line;
`;

const Time = styled.li`
  display: flex;
  align-items: center;
  gap: ${theme.space[16]};
  padding-block: ${theme.space[12]};
  border-block-start: 1px solid ${theme.color.line};

  b { flex: 1; min-inline-size: 0; text-wrap: balance; }
`;
