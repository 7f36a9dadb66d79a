import { type ReactNode, useId } from 'react';
import { theme } from 'shared-ui/core';
import styled from 'styled-components';

import { Button } from '../Button/Button';
import type { ButtonTone } from '../Button/buttonStyles';
import { Foot, Head, Sheet } from '../Dialog/dialogStyles';
import { Modal } from '../Dialog/Modal';

export interface ConfirmDialogProps {
  title: string;
  /** The question, e.g. "Are you sure you want to delete this update?" */
  text: ReactNode;
  confirmLabel: string;
  /** Shown while the action runs, e.g. "Deleting..." */
  busyLabel?: string;
  tone?: ButtonTone;
  /** The reason of a failed action; the dialog stays open. */
  error?: string;
  busy?: boolean;
  open?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/**
 * Asks for confirmation before an action that cannot be undone. Cancel has the initial focus, because it is the
 * harmless action.
 */
export function ConfirmDialog({ open = true, ...rest }: ConfirmDialogProps) {
  return open ? <OpenConfirmDialog {...rest} /> : null;
}

function OpenConfirmDialog(props: Omit<ConfirmDialogProps, 'open'>) {
  const { title, text, confirmLabel, busyLabel, tone = 'danger', error, busy = false } = props;
  const id = useId();
  const [titleId, textId] = [`${id}title`, `${id}text`];
  const wiring = { role: 'alertdialog', 'aria-labelledby': titleId, 'aria-describedby': textId };

  return (
    <Modal {...wiring} size="sm" busy={busy} onClose={props.onClose}>
      <Head>
        <h2 id={titleId}>{title}</h2>
      </Head>
      <Sheet>
        <Question id={textId}>{text}</Question>
        {error && <Failure role="alert">{error}</Failure>}
      </Sheet>
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

const Question = styled.p`
  color: ${theme.color.text2};
  font-size: 1.0625rem;
`;

const Failure = styled.p`
  margin-block-start: ${theme.space[12]};
  color: ${theme.color.danger};
  font-weight: 600;
`;
