import { useState } from 'react';
import { Button, meetingTime, theme } from 'shared-ui';
import styled from 'styled-components';

import type { OwnMeeting } from './ownMeeting.endpoints';
import { WithdrawDialog } from './WithdrawDialog';

interface ProposedProps {
  meeting: OwnMeeting;
  proposal: NonNullable<OwnMeeting['proposal']>;
  onWithdrawn: () => void;
}

/** An open offer by the mentor, or by staff on their behalf; it can be withdrawn. */
export function Proposed({ meeting, proposal, onWithdrawn }: ProposedProps) {
  const [asked, setAsked] = useState(false);

  return (
    <Root>
      <h2>{proposal.by_staff ? 'The programme team' : 'You'} offered other times</h2>
      <ul>
        {meeting.proposed.map((start) => (
          <li key={start}>{meetingTime(start)}</li>
        ))}
      </ul>
      <p>The founders have not chosen yet. What you propose now takes the place of these times.</p>
      <div>
        <Button tone="soft" size="sm" onClick={() => setAsked(true)}>
          Withdraw these times
        </Button>
      </div>
      {asked && (
        <WithdrawDialog
          meeting={meeting}
          proposal={proposal}
          onWithdrawn={onWithdrawn}
          onClose={() => setAsked(false)}
        />
      )}
    </Root>
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
