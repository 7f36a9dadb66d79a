import { type FormEvent, useState } from 'react';
import {
  Button,
  clashText,
  EmptyState,
  ErrorState,
  fieldErrors,
  InlineAlert,
  LeaveGuard,
  Skeleton,
  TextArea,
  takenStarts,
  theme,
  useAttempt,
  useRequest,
  useToast,
} from 'shared-ui';
import styled from 'styled-components';

import { firstChoice, MAX_TIMES } from './firstChoice';
import {
  type OwnMeeting,
  type Scope,
  useListFreeTimesQuery,
  useProposeTimesMutation,
} from './ownMeeting.endpoints';
import { ScopeChoice } from './ScopeChoice';
import { TimesChoice } from './TimesChoice';

const USUAL_MESSAGE = 'I cannot make it then. Would one of these times suit you?';

/** Proposes up to three other times to founders; three are preselected, so that one press is enough. */
export function ProposeForm({ meeting }: { meeting: OwnMeeting }) {
  const { id, recurrence } = meeting;
  const [from, setFrom] = useState<string>();
  const free = useListFreeTimesQuery({ id, from });
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const [scope, setScope] = useState<Scope>('occurrence');
  const [message, setMessage] = useState(USUAL_MESSAGE);
  const attempt = useAttempt();
  const [proposeTimes, proposing] = useProposeTimesMutation();
  const toast = useToast();
  const { busy, failure, send } = useRequest();
  const sent = proposing.isSuccess ? proposing.originalArgs?.message : USUAL_MESSAGE;
  const times = chosen ?? (from ? [] : firstChoice(free.data));

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const form = { id, scope, message, times: [...times] };
    const { error } = await send(() =>
      attempt(form, (idempotencyKey) => proposeTimes({ ...form, idempotencyKey })),
    );
    if (!error) return toast.success('We asked the founders to choose.');
    setChosen(times.filter((start) => !takenStarts(error).includes(start)));
  }

  const failed = free.error && (
    <ErrorState onRetry={free.refetch} busy={free.isFetching} failure={free.error} />
  );
  if (!free.data) return failed ?? <Skeleton height="16rem" />;

  return (
    <Form noValidate onSubmit={handleSubmit}>
      {recurrence !== 'none' && (
        <ScopeChoice legend="What should be moved?" value={scope} onChange={setScope} />
      )}
      {free.data.times.length === 0 && <EmptyState>No free times in these two weeks.</EmptyState>}
      <TimesChoice times={free.data.times} chosen={times} onChange={setChosen} />
      {failed}
      {!failed && free.data.next_from && (
        <div>
          <Button
            tone="ghost"
            size="sm"
            busy={free.isFetching}
            onClick={() => {
              setChosen(times);
              setFrom(free.data!.next_from!);
            }}
          >
            Later days
          </Button>
        </div>
      )}
      <TextArea
        label="Message to the founders"
        rows={2}
        required
        maxLength={500}
        value={message}
        error={fieldErrors(failure).message}
        onChange={({ target }) => setMessage(target.value)}
      />
      <InlineAlert failure={failure} fields={['message']} textOf={clashText} />
      <div>
        <Button
          type="submit"
          disabled={times.length === 0 || !message.trim()}
          busy={busy}
          busyLabel="Sending..."
        >
          {times.length === 1 ? 'Propose this time' : `Propose these ${times.length || ''} times`}
        </Button>
        <Muted aria-live="polite">
          {times.length} of {MAX_TIMES} chosen. The session stays at its time until the founders
          choose.
        </Muted>
      </div>
      <LeaveGuard when={message !== sent} />
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[16]};
`;

const Muted = styled.p`
  margin-block-start: ${theme.space[8]};
  color: ${theme.color.text2};
`;
