import { type FormEvent, useState } from 'react';
import {
  Button,
  fieldErrors,
  InlineAlert,
  LeaveGuard,
  TextArea,
  theme,
  useRequest,
  useToast,
} from 'shared-ui';
import styled from 'styled-components';
import { type OwnMeeting, type Scope, useCancelOwnMeetingMutation } from './ownMeeting.endpoints';
import { ScopeChoice } from './ScopeChoice';

/** A default reason, so that founders get one even if the mentor is in a hurry. */
const USUAL_REASON = 'Something came up and I cannot make it. I am sorry!';

interface CancelFormProps {
  meeting: OwnMeeting;
  onCancelled: () => void;
}

/** Cancels a session, also the following ones, or the rest of its series; one press is enough. */
export function CancelForm({ meeting, onCancelled }: CancelFormProps) {
  const repeats = meeting.recurrence !== 'none';
  const [scope, setScope] = useState<Scope>('occurrence');
  const [reason, setReason] = useState(USUAL_REASON);
  const [cancelOwnMeeting, cancelling] = useCancelOwnMeetingMutation();
  const toast = useToast();
  const { busy, failure, send } = useRequest();
  const [verb, outcome] = meeting.declining.includes(scope)
    ? ['Decline', 'declined']
    : ['Cancel', 'cancelled'];

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const { error } = await send(() => cancelOwnMeeting({ id: meeting.id, scope, reason }));
    if (error) return;
    toast.success(`${DONE_LABELS[scope]} ${outcome}. The founders have been notified.`);
    onCancelled();
  }

  return (
    <Form noValidate onSubmit={handleSubmit}>
      {repeats && (
        <ScopeChoice legend="What should be cancelled?" value={scope} onChange={setScope} />
      )}
      <TextArea
        label="Reason (shared with the founders)"
        rows={3}
        required
        maxLength={500}
        value={reason}
        error={fieldErrors(failure).reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <InlineAlert failure={failure} fields={['reason']} />
      <div>
        <Button
          type="submit"
          tone="danger"
          disabled={!reason.trim()}
          busy={busy}
          busyLabel={verb === 'Decline' ? 'Declining...' : 'Cancelling...'}
        >
          {verb} {SCOPE_LABELS[scope]}
        </Button>
      </div>
      <LeaveGuard when={reason !== USUAL_REASON && !cancelling.isSuccess} />
    </Form>
  );
}

const SCOPE_LABELS: Record<Scope, string> = {
  occurrence: 'the session',
  following: 'this and the following sessions',
  schedule: 'the series',
};

const DONE_LABELS: Record<Scope, string> = {
  occurrence: 'The session is',
  following: 'This and the following sessions are',
  schedule: 'The series is',
};

const Form = styled.form`
  display: grid;
  gap: ${theme.space[16]};
`;
