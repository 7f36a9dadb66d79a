import { useState } from 'react';
import { Field, FormDialog, fieldErrors, theme, zoneName } from 'shared-ui';
import styled from 'styled-components';

import { useTakeTimeOffMutation } from './hours.endpoints';
import { awayFault, toMoment } from './timeOff';

interface TimeOffDialogProps {
  /** The mentor's, in which the times are typed. */
  zone: string;
  onClose: () => void;
}

/** From when until when one is away, and why, for oneself. What was typed outlives a failure. */
export function TimeOffDialog({ zone, onClose }: TimeOffDialogProps) {
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const [reason, setReason] = useState('');
  const [takeTimeOff, saving] = useTakeTimeOffMutation();
  const refused = fieldErrors(saving.error);
  const fault = awayFault({ from, until }, zone, new Date());

  const save = () =>
    takeTimeOff({ start_time: toMoment(from, zone), end_time: toMoment(until, zone), reason });

  return (
    <FormDialog
      title="Take time off"
      saving={saving}
      ready={Boolean(from && until && !fault)}
      done="Your time off is saved."
      fields={['start_time', 'end_time', 'reason']}
      onSave={save}
      onClose={onClose}
    >
      <Quiet>Times are in {zoneName(zone, new Date())}. What is booked already stays booked.</Quiet>
      <Field
        type="datetime-local"
        label="From"
        required
        value={from}
        error={refused.start_time}
        onChange={({ target }) => setFrom(target.value)}
      />
      <Field
        type="datetime-local"
        label="Until"
        required
        value={until}
        error={fault ?? refused.end_time}
        onChange={({ target }) => setUntil(target.value)}
      />
      <Field
        label="Reason (optional)"
        maxLength={200}
        help="Only you and the programme team see it."
        value={reason}
        error={refused.reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </FormDialog>
  );
}

const Quiet = styled.p`
  color: ${theme.color.text2};
`;
