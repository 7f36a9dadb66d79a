import { type FormEvent, useState } from 'react';
import { Button, Field, failureText, theme, typeset, upTo, useFirstWrongField } from 'shared-ui';
import styled from 'styled-components';

import { NeedsScript } from '../text/NeedsScript';
import { useSubscribeNewsletterMutation } from './newsletter.endpoints';

/**
 * One field and one button. After success it says thank you and names the next step: the subscription counts after
 * confirmation by the mailed link (rules 7.30 and 7.31).
 */
export function NewsletterForm() {
  const [email, setEmail] = useState('');
  const [subscribe, sending] = useSubscribeNewsletterMutation();
  const form = useFirstWrongField(sending.error);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (!sending.isSuccess) await subscribe({ email });
  }

  return (
    <>
      <Form ref={form} method="dialog" onSubmit={handleSubmit} noValidate>
        <Field
          label="Email"
          labelHidden
          name="email"
          type="email"
          autoComplete="email"
          placeholder="you@company.com"
          value={email}
          readOnly={sending.isSuccess}
          error={failureText(sending.error, 'An error occurred. Please try again.')}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button
          type="submit"
          tone={sending.isSuccess ? 'success' : 'gradient'}
          busy={sending.isLoading}
        >
          {sending.isSuccess ? '✅ Thank you!' : '🔔 Subscribe'}
        </Button>
      </Form>
      <NeedsScript />
      <Next role="status">
        {sending.isSuccess && 'Almost there: please confirm with the link we have emailed you.'}
      </Next>
    </>
  );
}

const Next = styled.p`
  ${typeset.small}
  font-weight: 600;

  &:not(:empty) { margin-block-start: ${theme.space[12]}; }
`;

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0.625rem;
  align-items: start;
  margin-block-start: ${theme.space[8]};

  ${upTo.tablet} { grid-template-columns: minmax(0, 1fr); }
`;
