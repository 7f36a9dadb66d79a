import { DoorOpen } from 'lucide-react';
import { useState } from 'react';
import { AsideCard, Button, ConfirmDialog, theme, useFocusHome } from 'shared-ui';
import styled from 'styled-components';

import { useForgetRoomMutation } from './hours.endpoints';
import { MeetingRoomDialog } from './MeetingRoomDialog';

/** The place of sessions: the mentor's own address, or the programme's rooms. */
export function MeetingRoomCard({ address }: { address: string | null }) {
  const [act, setAct] = useState<'edit' | 'remove' | null>(null);
  const [edit, goToEdit] = useFocusHome<HTMLButtonElement>();
  const [forgetRoom] = useForgetRoomMutation();
  const close = () => setAct(null);

  return (
    <AsideCard title="Where you meet">
      {address ? (
        <Address>{address}</Address>
      ) : (
        <Muted>Your sessions take place in the programme’s rooms.</Muted>
      )}
      <Muted>
        Founders find the address in the app, in emails and in their calendar. Emails that were
        already sent keep the old one.
      </Muted>
      <Acts>
        <Button
          ref={edit}
          tone="ghost"
          size="sm"
          aria-haspopup="dialog"
          onClick={() => setAct('edit')}
        >
          <DoorOpen size={18} aria-hidden />
          {address ? 'Change the address' : 'Use your own address'}
        </Button>
        {address && (
          <Button tone="ghost" size="sm" aria-haspopup="dialog" onClick={() => setAct('remove')}>
            Use the programme’s rooms
          </Button>
        )}
      </Acts>

      {act === 'edit' && <MeetingRoomDialog address={address} onClose={close} />}
      {act === 'remove' && (
        <ConfirmDialog
          title="Use the programme’s rooms"
          text="Upcoming sessions take place in the rooms they were booked with."
          confirmLabel="Use these rooms"
          busyLabel="Saving..."
          done="Your sessions take place in the programme’s rooms again."
          onConfirm={() => forgetRoom()}
          onDone={goToEdit}
          onClose={close}
        />
      )}
    </AsideCard>
  );
}

const Address = styled.p`
  font-weight: 700;
  overflow-wrap: anywhere;
`;

const Muted = styled.p`
  margin-block-start: ${theme.space[8]};
  color: ${theme.color.text2};
`;

const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[8]};
  margin-block-start: ${theme.space[16]};
`;
