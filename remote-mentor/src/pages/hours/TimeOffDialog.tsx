import { useState } from 'react';
import {
  Field,
  FormDialog,
  fieldErrors,
  now,
  QueryState,
  theme,
  useAttempt,
  useToast,
  yearFault,
  zoneName,
} from 'shared-ui';
import styled from 'styled-components';
import { useListTimeOffMeetingsQuery, useTakeTimeOffMutation } from './hours.endpoints';
import { type MeetingAction, USUAL_MESSAGE } from './meetingActions';
import { TimeOffMeetings } from './TimeOffMeetings';
import { awayFault, LAST_TIME, leftText, toMoment } from './timeOff';

interface TimeOffDialogProps {
  /** The mentor's time zone, in which the times are entered. */
  zone: string;
  onClose: () => void;
}

/** Start and end of a time off, a private reason, and the action for sessions in it. Input is kept after a failure. */
export function TimeOffDialog({ zone, onClose }: TimeOffDialogProps) {
  const [from, setFrom] = useState('');
  const [until, setUntil] = useState('');
  const [reason, setReason] = useState('');
  const [action, setAction] = useState<MeetingAction>('propose');
  const [message, setMessage] = useState(USUAL_MESSAGE);
  const attempt = useAttempt();
  const [takeTimeOff, saving] = useTakeTimeOffMutation();
  const toast = useToast();
  const refused = fieldErrors(saving.error);
  const fault = awayFault({ from, until }, zone, new Date(now()));
  const fromFault = yearFault(from);
  const isSpan = Boolean(from && until && !fault && !fromFault);
  const span = isSpan
    ? { start_time: toMoment(from, zone), end_time: toMoment(until, zone) }
    : null;
  const hit = useListTimeOffMeetingsQuery(span ?? NOTHING, { skip: !span });
  const meetings = span ? (hit.currentData ?? []) : [];
  const act = meetings.length === 0 || action === 'stay' ? undefined : action;

  async function save() {
    const ids = meetings.map(({ id }) => id);
    const then = act && { act, ids, message };
    const form = { ...span!, reason, meetings: then, listed: ids };
    const answer = await attempt(form, (idempotencyKey) =>
      takeTimeOff({ ...form, idempotencyKey }),
    );
    if (answer.error)
      void hit.refetch(); // other sessions may be booked by now
    else toast.success(leftText(answer.data.left ?? 0));
    return answer;
  }

  return (
    <FormDialog
      title="Add time off"
      saving={saving}
      ready={isSpan && Boolean(hit.currentData) && (!act || message.trim() !== '')}
      done={null}
      fields={['start_time', 'end_time', 'reason', 'meetings.message']}
      onSave={save}
      onClose={onClose}
    >
      <Muted>Times are in {zoneName(zone, new Date())}.</Muted>
      <Field
        type="datetime-local"
        label="From"
        required
        max={LAST_TIME}
        value={from}
        error={fromFault ?? refused.start_time}
        onChange={({ target }) => setFrom(target.value)}
      />
      <Field
        type="datetime-local"
        label="Until"
        required
        max={LAST_TIME}
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
      {span && (
        <QueryState query={hit} placeholder={null}>
          {() =>
            meetings.length > 0 && (
              <TimeOffMeetings
                meetings={meetings}
                zone={zone}
                action={action}
                message={message}
                error={refused['meetings.message']}
                onAction={setAction}
                onMessage={setMessage}
              />
            )
          }
        </QueryState>
      )}
    </FormDialog>
  );
}

/** The argument of the query while it is skipped. */
const NOTHING = { start_time: '', end_time: '' };

const Muted = styled.p`
  color: ${theme.color.text2};
`;
