import type { NewAuthenticator } from 'contract/wire/second-factor.contract';
import { type FormEvent, useState } from 'react';
import { Button, CodeField, fieldErrors, InlineAlert, theme, useFirstWrongField } from 'shared-ui';
import styled from 'styled-components';

import { useConfirmAuthenticatorMutation } from '../../second-factor/secondFactor.endpoints';
import { QrCode } from './QrCode';

interface AddAuthenticatorProps {
  offer: NewAuthenticator;
  /** Called with the new recovery codes; with none when some exist already. */
  onConfirmed: (codes: string[]) => void;
}

/** The secret as a QR code and as text, and a field for the app's first code. */
export function AddAuthenticator({ offer, onConfirmed }: AddAuthenticatorProps) {
  const [code, setCode] = useState('');
  const [confirm, confirming] = useConfirmAuthenticatorMutation();
  const form = useFirstWrongField(confirming.error);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (confirming.isLoading) return;
    const { data } = await confirm({ code });
    if (data) onConfirmed(data.recovery_codes);
  }

  return (
    <Form ref={form} onSubmit={handleSubmit}>
      <p>1. Scan this picture with the app, or type the key into it.</p>
      <QrCode text={offer.url} label="QR code for the authenticator app" />
      <Key>{inGroups(offer.secret)}</Key>
      <p>2. Type the code that the app shows now.</p>
      <CodeField
        value={code}
        error={fieldErrors(confirming.error).code}
        help="Six digits."
        onType={setCode}
      />
      <InlineAlert failure={confirming.error} />
      <Button type="submit" busy={confirming.isLoading} busyLabel="Checking...">
        Confirm
      </Button>
    </Form>
  );
}

const inGroups = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ');

const Form = styled.form`
  display: grid;
  justify-items: start;
  gap: ${theme.space[16]};
`;

const Key = styled.code`
  overflow-wrap: anywhere;
  -webkit-user-select: all; /* Safari knows no other name */
  user-select: all;
`;
