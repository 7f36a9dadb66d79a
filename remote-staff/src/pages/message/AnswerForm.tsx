import type { InboxMessage } from 'contract/wire/inbox.contract';
import { type FormEvent, useState } from 'react';
import { Button, fieldErrors, InlineAlert, LeaveGuard, TextArea, theme } from 'shared-ui';
import styled from 'styled-components';

import { useAct } from '../../data/useAct';

interface AnswerFormProps {
  message: InboxMessage;
  /** Somebody else has handled the message since it was loaded. */
  onOutdated: () => void;
}

/**
 * Answers a message by mail, which closes it unless more is to be done. If somebody else has answered meanwhile, the
 * input is kept and not sent before the writer has read that answer.
 */
export function AnswerForm({ message, onOutdated }: AnswerFormProps) {
  const [text, setText] = useState('');
  const [staysOpen, setStaysOpen] = useState(false);
  const [read, setRead] = useState(message.answers.length);
  const { act, busy, failure } = useAct();
  const isOvertaken = message.answers.length > read;
  const isSpam = message.state === 'spam';

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (busy || text.trim() === '') return;
    const fields = { id: message.id, text, 'stay-open': staysOpen, read };
    const done = await act('messages.answer', fields);
    if (!done) return onOutdated();
    setText((typed) => typedSince(typed, text));
    setRead(read + 1);
  }

  if (isSpam && text === '') return null;
  return (
    <Form onSubmit={handleSubmit}>
      <TextArea
        label="Answer"
        help={`Sent by email to ${message.email}. Their replies go to ${message.reply_to} and do not appear here.`}
        rows={8}
        maxLength={5_000}
        value={text}
        error={fieldErrors(failure)['fields.text']}
        onChange={({ target }) => setText(target.value)}
      />
      <label>
        <input
          type="checkbox"
          checked={staysOpen}
          onChange={({ target }) => setStaysOpen(target.checked)}
        />
        Keep this message open
      </label>
      <InlineAlert failure={failure} fields={['fields.text']} />
      {isSpam && <p>This message has been marked as spam. Reopen it to answer it.</p>}
      {isOvertaken ? (
        <>
          <p role="status">
            Someone else has answered this message. Read their answer above before you send yours.
          </p>
          <Button tone="soft" onClick={() => setRead(message.answers.length)}>
            I have read it
          </Button>
        </>
      ) : (
        <Button
          type="submit"
          disabled={text.trim() === '' || isSpam}
          busy={busy}
          busyLabel="Sending..."
        >
          Send answer
        </Button>
      )}
      <LeaveGuard when={text.trim() !== ''} />
    </Form>
  );
}

/** Input made while the answer was being sent; the whole text if the sent part was edited, too. */
const typedSince = (typed: string, sent: string) =>
  typed.startsWith(sent) ? typed.slice(sent.length).trimStart() : typed;

const Form = styled.form`
  display: grid;
  gap: ${theme.space[16]};
  justify-items: start;

  > :first-child { inline-size: 100%; }
  > label { display: inline-flex; align-items: center; gap: ${theme.space[8]}; min-block-size: ${theme.size.target}; }
  input[type='checkbox'] { inline-size: 1.25rem; block-size: 1.25rem; }
`;
