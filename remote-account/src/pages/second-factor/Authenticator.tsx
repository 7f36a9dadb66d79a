import type { NewAuthenticator } from 'contract/wire/second-factor.contract';
import { useState } from 'react';
import { Button, dayName, theme, typeset, useFocusHome } from 'shared-ui';
import styled from 'styled-components';

import { useBeginAuthenticatorMutation } from '../../second-factor/secondFactor.endpoints';
import { AddAuthenticator } from './AddAuthenticator';
import { AskPasswordDialog } from './AskPasswordDialog';
import { RemoveAuthenticator } from './RemoveAuthenticator';

interface AuthenticatorProps {
  /** The date it was added; undefined when there is none. */
  addedAt: string | undefined;
  /** Called with the recovery codes of the first second factor; with none for a further one. */
  onCodes: (codes: string[]) => void;
}

/** The authenticator app: a setup in three steps, or its current state. */
export function Authenticator({ addedAt, onCodes }: AuthenticatorProps) {
  const begin = useBeginAuthenticatorMutation();
  const [asking, setAsking] = useState(false);
  const [offer, setOffer] = useState<NewAuthenticator>();
  const [title, goToTitle] = useFocusHome<HTMLHeadingElement>();

  function handleOffer(made: NewAuthenticator) {
    setOffer(made);
    goToTitle(); // the focused button was removed
  }

  function handleConfirmed(codes: string[]) {
    setOffer(undefined);
    onCodes(codes);
  }

  return (
    <Column aria-labelledby="authenticator">
      <Heading id="authenticator" ref={title} tabIndex={-1}>
        Authenticator app
      </Heading>
      {addedAt && <Text>Added on {dayName(addedAt)}. It is asked for at every sign-in.</Text>}
      {addedAt && <RemoveAuthenticator />}
      {!addedAt && !offer && (
        <>
          <Text>An app on your phone shows a new code of six digits every 30 seconds.</Text>
          <Button aria-haspopup="dialog" onClick={() => setAsking(true)}>
            Add an authenticator app
          </Button>
        </>
      )}
      {!addedAt && offer && <AddAuthenticator offer={offer} onConfirmed={handleConfirmed} />}
      {asking && (
        <AskPasswordDialog
          title="Add an authenticator app"
          begin={begin}
          onOffer={handleOffer}
          onClose={() => setAsking(false)}
        >
          You need an authenticator app on your phone. Many password managers can do this.
        </AskPasswordDialog>
      )}
    </Column>
  );
}

const Column = styled.section`
  display: grid;
  justify-items: start;
  gap: ${theme.space[16]};
`;

const Heading = styled.h2`
  ${typeset.h3}
`;

const Text = styled.p`
  color: ${theme.color.text2};
`;
