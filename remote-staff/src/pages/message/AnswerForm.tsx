import type { InboxMessage } from 'contract/wire/inbox.contract';
import { type FormEvent, useState } from 'react';
import { Button, fieldErrors, LeaveGuard, TextArea, theme } from 'shared-ui';
import styled from 'styled-components';

import { useAct } from '../../data/useAct';

/** Answers by mail; the message is closed with it unless more is to be done. */
export function AnswerForm({ message }: { message: Pick<InboxMessage, 'id' | 'reply_to'> }) {
  const [text, setText] = useState('');
  const [staysOpen, setStaysOpen] = useState(false);
  const { act, busy, error } = useAct();

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (busy || text.trim() === '') return;
    const fields = { id: message.id, text, 'stay-open': staysOpen };
    if (await act('messages.answer', fields)) setText('');
  }

  return (
    <Form onSubmit={handleSubmit}>
      <TextArea
        label="Answer"
        help={`Goes by mail. An answer to it goes to ${message.reply_to}.`}
        rows={8}
        maxLength={5_000}
        value={text}
        error={fieldErrors(error)['fields.text']}
        onChange={({ target }) => setText(target.value)}
      />
      <label>
        <input
          type="checkbox"
          checked={staysOpen}
          onChange={({ target }) => setStaysOpen(target.checked)}
        />
        Keep it open, there is more to do
      </label>
      <Button type="submit" disabled={text.trim() === ''} busy={busy} busyLabel="Sending...">
        Send answer
      </Button>
      <LeaveGuard when={text.trim() !== '' && !busy} />
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[16]};
  justify-items: start;

  > :first-child { inline-size: 100%; }
  > label { display: inline-flex; align-items: center; gap: ${theme.space[8]}; min-block-size: ${theme.size.target}; }
  input[type='checkbox'] { inline-size: 1.25rem; block-size: 1.25rem; }
`;
