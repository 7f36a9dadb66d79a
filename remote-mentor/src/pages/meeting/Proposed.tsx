import { useState } from 'react';
import { Button, ConfirmDialog, meetingTime, theme } from 'shared-ui';
import styled from 'styled-components';

import { type OwnMeeting, useWithdrawProposalMutation } from './ownMeeting.endpoints';

interface ProposedProps {
  meeting: OwnMeeting;
  onWithdrawn: () => void;
}

/** An open proposal by the mentor, or by staff on their behalf; it can be withdrawn. */
export function Proposed({ meeting, onWithdrawn }: ProposedProps) {
  const { id, proposal, proposed } = meeting;
  const [askedId, setAskedId] = useState<number>();
  const [withdrawProposal] = useWithdrawProposalMutation();

  return (
    <>
      {proposal && (
        <Root>
          <h2>{proposal.by_staff ? 'The programme team' : 'You'} proposed other times</h2>
          <ul>
            {proposed.map((start) => (
              <li key={start}>{meetingTime(start)}</li>
            ))}
          </ul>
          <p>The founders have not chosen yet. If you propose new times, they replace these.</p>
          <div>
            <Button tone="soft" size="sm" onClick={() => setAskedId(proposal.id)}>
              Withdraw these times
            </Button>
          </div>
        </Root>
      )}
      {askedId !== undefined && (
        <ConfirmDialog
          title="Withdraw these times"
          text="The founders will be notified and can no longer choose these times. The session stays at its current time."
          confirmLabel="Withdraw"
          busyLabel="Withdrawing..."
          done="The times are withdrawn. The founders have been notified."
          onConfirm={() => withdrawProposal({ id, proposalId: askedId })}
          onDone={onWithdrawn}
          onClose={() => setAskedId(undefined)}
        />
      )}
    </>
  );
}

const Root = styled.section`
  display: grid;
  gap: ${theme.space[6]};
  padding: ${theme.space[16]};
  border-radius: ${theme.radius.control};
  background: ${theme.color.aside};

  h2 { font-size: 1.0625rem; font-weight: 700; }
  ul { padding-inline-start: ${theme.space[20]}; list-style: disc; }
  > div { margin-block-start: ${theme.space[6]}; }
`;
