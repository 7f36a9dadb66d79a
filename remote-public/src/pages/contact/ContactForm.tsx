import { type FormEvent, useRef, useState } from 'react';
import {
  Button,
  Field,
  fieldErrors,
  fullName,
  LeaveGuard,
  TextArea,
  theme,
  useFirstWrongField,
  useUser,
  VisuallyHidden,
} from 'shared-ui';
import styled from 'styled-components';
import { NeedsScript } from '../../text/NeedsScript';
import { ContactFailure } from './ContactFailure';
import { useSendMessageMutation } from './contact.endpoints';
import { Honeypot } from './Honeypot';

const EMPTY = { name: '', email: '', message: '' };
const FIELDS = ['name', 'email', 'message'] as const;

/** Name, address and message; its button shows the state: idle, sending, sent (rule 7.40). */
export function ContactForm() {
  const user = useUser();
  const [typed, setTyped] = useState<Partial<typeof EMPTY>>({});
  const [website, setWebsite] = useState('');
  const [sendMessage, sending] = useSendMessageMutation();

  const known = user ? { name: fullName(user), email: user.email } : {};
  const filled = { ...EMPTY, ...known };
  const draft = { ...filled, ...typed };
  const sent = sending.isSuccess;
  const changed = FIELDS.some((field) => draft[field] !== filled[field]);
  const settled = sending.isLoading || sent;
  const errors = fieldErrors(sending.error);
  const form = useFirstWrongField(sending.error);
  const button = useRef<HTMLButtonElement>(null);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (settled) return;
    button.current?.focus(); // fields are disabled now, so a focused field would lose the focus
    const { error } = await sendMessage({ ...draft, ...(website && { website }) });
    if (!error) setTyped(EMPTY);
  }

  const wire = (field: keyof typeof EMPTY) => ({
    name: field,
    value: draft[field],
    error: errors[field],
    required: true,
    disabled: settled,
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped({ ...typed, [field]: target.value }),
  });

  return (
    <Form ref={form} method="dialog" onSubmit={handleSubmit} aria-label="Contact">
      <Pair>
        <Field {...wire('name')} label="Name" autoComplete="name" maxLength={100} />
        <Field {...wire('email')} label="Email" type="email" autoComplete="email" />
      </Pair>
      <TextArea {...wire('message')} label="Message" rows={7} maxLength={5000} />
      <Honeypot value={website} onChange={setWebsite} />
      <ContactFailure failure={sending.error} />
      <NeedsScript />
      <Button
        ref={button}
        type="submit"
        size="lg"
        tone={sent ? 'success' : 'gradient'}
        busy={sending.isLoading}
        busyLabel="Sending..."
      >
        {sent ? '✅ Message Sent' : 'Send Message'}
      </Button>
      <VisuallyHidden role="status">{sent && 'Message sent'}</VisuallyHidden>
      <LeaveGuard when={changed && !sent} />
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  gap: ${theme.space[20]};

  > button { justify-self: start; }
`;

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(15rem, 100%), 1fr));
  gap: ${theme.space[20]};
  align-items: start;
`;
