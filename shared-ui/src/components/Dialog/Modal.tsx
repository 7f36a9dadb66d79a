import {
  type ComponentPropsWithoutRef,
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
  useRef,
} from 'react';
import { Studio } from 'shared-ui/core';

import { Frame, type ModalSize } from './dialogStyles';
import { useModal } from './useModal';

interface ModalProps extends Omit<ComponentPropsWithoutRef<'dialog'>, 'onClose'> {
  size: ModalSize;
  busy: boolean;
  onClose: () => void;
}

/** The native dialog behind `Dialog` and `AlertDialog`: in the top layer, with the rest of the page inert. */
export function Modal({ size, busy, onClose, children, ...rest }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  useModal(dialog);

  /**
   * The page decides which dialog is open: the browser's cancel event is only a request. A cancelled file picker, or
   * another dialog over this one, does not request to close this one.
   */
  function handleCancel(event: SyntheticEvent) {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    if (!busy) onClose();
  }

  /**
   * Some browsers close the dialog at the second Escape even when the page prevents it. Then the page must follow, but
   * not while an action runs: its failure would be shown nowhere.
   */
  function handleClose() {
    if (dialog.current?.open) return;
    if (busy) dialog.current?.showModal();
    else onClose();
  }

  function handlePointerDown({ target, currentTarget }: PointerEvent) {
    pressedBeside.current = target === currentTarget;
  }

  /** A drag that starts on the text and ends outside is not a press outside. */
  function handleClick({ target, currentTarget }: MouseEvent<HTMLDialogElement>) {
    const beside = pressedBeside.current && target === currentTarget;
    if (beside && !busy && !currentTarget.querySelector('form')) onClose();
  }

  return (
    <Frame
      {...rest}
      ref={dialog}
      $size={size}
      aria-busy={busy || undefined}
      onCancel={handleCancel}
      onClose={handleClose}
      onPointerDown={handlePointerDown}
      onClick={handleClick}
    >
      <Studio>{children}</Studio>
    </Frame>
  );
}
