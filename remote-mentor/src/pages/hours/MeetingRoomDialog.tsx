import type { MeetingName } from 'contract/wire/meetingAddress.contract';
import { useState } from 'react';
import { Field, FormDialog, fieldErrors } from 'shared-ui';

import { useSaveRoomMutation } from './hours.endpoints';

const MEETING_PLACEHOLDER: MeetingName = '{meeting}';

interface MeetingRoomDialogProps {
  /** The current address. */
  address: string | null;
  onClose: () => void;
}

/** The address where founders meet the mentor. Input is kept after a failure. */
export function MeetingRoomDialog({ address, onClose }: MeetingRoomDialogProps) {
  const [typed, setTyped] = useState(address ?? '');
  const [saveRoom, saving] = useSaveRoomMutation();

  return (
    <FormDialog
      title="Your own address"
      saving={saving}
      ready={typed.trim() !== ''}
      done="From now on your sessions take place at your address."
      fields={['join_url']}
      onSave={() => saveRoom({ join_url: typed })}
      onClose={onClose}
    >
      <Field
        type="url"
        label="Address"
        required
        maxLength={300}
        placeholder="https://"
        help={`To give each session its own room, add ${MEETING_PLACEHOLDER}, e.g. https://meet.jit.si/quest-${MEETING_PLACEHOLDER}.`}
        value={typed}
        error={fieldErrors(saving.error).join_url}
        onChange={({ target }) => setTyped(target.value)}
      />
    </FormDialog>
  );
}
