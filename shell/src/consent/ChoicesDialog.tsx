import type { Choices } from 'contract/wire/consents.contract';
import { type FormEvent, useId } from 'react';
import { Button, type Consent, consentEnds, Dialog, dayName, theme, useConfig } from 'shared-ui';
import styled from 'styled-components';

import { Choice } from './Choice';
import { ACCEPT_ALL, PURPOSES, REJECT_ALL } from './choices';
import { needsConsent } from './services';

interface ChoicesDialogProps {
  /** The current decision, if there is one. */
  consent: Consent | null;
  onDecide: (choices: Choices) => void;
  onClose: () => void;
}

/** Shows a visitor's choices, and lets the visitor change them. Nothing is ticked initially. */
export function ChoicesDialog({ consent, onDecide, onClose }: ChoicesDialogProps) {
  const config = useConfig();
  const form = useId();
  const allowed = consent ?? REJECT_ALL;

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const ticked = new FormData(event.currentTarget);
    onDecide({
      analytics: ticked.has('analytics'),
      ads: ticked.has('ads'),
      embeds: ticked.has('embeds'),
    });
  }

  const acts = (
    <>
      <Button onClick={() => onDecide(REJECT_ALL)}>Reject all</Button>
      <Button onClick={() => onDecide(ACCEPT_ALL)}>Accept all</Button>
      <Button type="submit" form={form}>
        Save choices
      </Button>
    </>
  );
  return (
    <Dialog open title="Privacy choices" onClose={onClose} footer={acts}>
      <p>{consent ? held(consent) : 'You have not chosen yet, so none of these are allowed.'}</p>
      {!needsConsent(config) && <p>At the moment this site uses no services of other companies.</p>}
      <Purposes id={form} onSubmit={handleSubmit}>
        {PURPOSES.map((purpose) => (
          <Choice key={purpose.name} {...purpose} defaultChecked={allowed[purpose.name]} />
        ))}
      </Purposes>
    </Dialog>
  );
}

const held = (consent: Consent) =>
  `You chose on ${dayName(consent.at)}. We ask again on ${dayName(consentEnds(consent))}.`;

const Purposes = styled.form`
  display: grid;
  margin-block-start: ${theme.space[16]};
`;
