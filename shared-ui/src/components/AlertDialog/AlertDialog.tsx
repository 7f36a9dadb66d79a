import { type ReactNode, useId } from 'react';
import { type Failure, theme } from 'shared-ui/core';
import styled from 'styled-components';

import { Button } from '../Button/Button';
import type { ButtonTone } from '../Button/buttonStyles';
import { Foot, Head, Sheet } from '../Dialog/dialogStyles';
import { Modal } from '../Dialog/Modal';
import { InlineAlert } from '../InlineAlert/InlineAlert';

export interface AlertDialogProps {
  title: string;
  /** The question, e.g. "Are you sure you want to delete this update?" */
  text: ReactNode;
  confirmLabel: string;
  /** Shown while the action runs, e.g. "Deleting..." */
  busyLabel?: string;
  tone?: ButtonTone;
  /** Of the last action; the dialog stays open. */
  failure?: Failure;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/**
 * Asks for confirmation before an action that cannot be undone. Cancel has the initial focus, because it is the
 * harmless action.
 */
export function AlertDialog(props: AlertDialogProps) {
  const { title, text, confirmLabel, busyLabel, tone = 'danger', failure, busy = false } = props;
  const id = useId();
  const [titleId, textId] = [`${id}title`, `${id}text`];
  const wiring = { role: 'alertdialog', 'aria-labelledby': titleId, 'aria-describedby': textId };

  return (
    <Modal {...wiring} size="sm" busy={busy} onClose={props.onClose}>
      <Head>
        <h2 id={titleId}>{title}</h2>
      </Head>
      <Body>
        <Question id={textId}>{text}</Question>
        <InlineAlert failure={failure} fields={[]} />
      </Body>
      <Foot>
        <Button data-autofocus tone="soft" disabled={busy} onClick={props.onClose}>
          Cancel
        </Button>
        <Button tone={tone} busy={busy} busyLabel={busyLabel} onClick={props.onConfirm}>
          {confirmLabel}
        </Button>
      </Foot>
    </Modal>
  );
}

const Body = styled(Sheet)`
  > [role='alert'] { margin-block-start: ${theme.space[12]}; }
`;

const Question = styled.p`
  color: ${theme.color.text2};
  font-size: 1.0625rem;
`;
