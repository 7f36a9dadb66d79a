import type { InboxMessage } from 'contract/wire/inbox.contract';
import { AsideCard, Button, InlineAlert, SelectField, theme } from 'shared-ui';
import styled from 'styled-components';

import { useAct } from '../../data/useAct';
import { STATE_TEXTS } from '../../messages/stateTexts';

/** The assignee and state of a message. */
export function MessageActions({ message }: { message: InboxMessage }) {
  const { id, state, assignee, colleagues } = message;
  const { act, busy, failure } = useAct();
  const known = colleagues.some(({ email }) => email === assignee?.email);
  const people = assignee && !known ? [assignee, ...colleagues] : colleagues;

  return (
    <AsideCard title={STATE_TEXTS[state]} busy={busy}>
      <Acts>
        <SelectField
          label="Assigned to"
          value={assignee?.email ?? ''}
          options={[
            { value: '', label: 'Nobody' },
            ...people.map(({ name, email }) => ({ value: email, label: name })),
          ]}
          onChange={({ target }) => act('messages.assign', { id, to: target.value || undefined })}
        />
        {state === 'open' ? (
          <>
            <Button tone="soft" busy={busy} onClick={() => act('messages.close', { id })}>
              Close without an answer
            </Button>
            <Button tone="ghost" busy={busy} onClick={() => act('messages.spam', { id })}>
              Mark as spam
            </Button>
          </>
        ) : (
          <Button tone="soft" busy={busy} onClick={() => act('messages.reopen', { id })}>
            Reopen
          </Button>
        )}
        <InlineAlert failure={failure} fields={[]} />
      </Acts>
    </AsideCard>
  );
}

const Acts = styled.div`
  display: grid;
  gap: ${theme.space[12]};
`;
