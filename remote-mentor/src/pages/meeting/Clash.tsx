import { Button, InlineAlert, theme, useRequest, useToast } from 'shared-ui';
import styled from 'styled-components';

import { type OwnMeeting, useKeepOwnMeetingMutation } from './ownMeeting.endpoints';

interface ClashProps {
  meeting: OwnMeeting;
  /** Called when the session is kept: this notice goes away then. */
  onKept: () => void;
}

/** The mentor's own calendar is busy at that time; this page has the actions for it. */
export function Clash({ meeting, onKept }: ClashProps) {
  const [keepOwnMeeting] = useKeepOwnMeetingMutation();
  const { busy, failure, send } = useRequest();
  const toast = useToast();

  async function handleKeep() {
    const { error } = await send(() => keepOwnMeeting({ id: meeting.id }));
    if (error) return;
    toast.success('The session keeps its time.');
    onKept();
  }

  return (
    <Root>
      <h2>Your own calendar has another event at this time</h2>
      <p>
        The founders do not see this. Propose other times, cancel, or keep the session as it is.
      </p>
      <InlineAlert failure={failure} fields={[]} />
      <div>
        <Button tone="ghost" size="sm" busy={busy} busyLabel="Saving..." onClick={handleKeep}>
          Keep the session
        </Button>
      </div>
    </Root>
  );
}

const Root = styled.section`
  display: grid;
  gap: ${theme.space[6]};
  padding: ${theme.space[16]};
  border-radius: ${theme.radius.control};
  color: ${theme.color.warnText};
  background: ${theme.color.warnBg};

  h2 { font-size: 1.0625rem; font-weight: 700; }
`;
