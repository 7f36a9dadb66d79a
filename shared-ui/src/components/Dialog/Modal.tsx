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

/** The native dialog behind `Dialog` and `ConfirmDialog`: in the top layer, the rest inert. */
export function Modal({ size, busy, onClose, children, ...rest }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  useModal(dialog);

  /**
   * The page decides what is open: the browser's own closing is only a request. A file picker that is
   * cancelled, or a dialog over this one, is no request to close this one.
   */
  function handleCancel(event: SyntheticEvent) {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    if (!busy) onClose();
  }

  /** Some browsers close at the second Escape whatever the page says; then the page must follow. */
  function handleClose() {
    if (!dialog.current?.open) onClose();
  }

  function handlePointerDown({ target, currentTarget }: PointerEvent) {
    pressedBeside.current = target === currentTarget;
  }

  /** A drag that began on the words and ended beside them is no press beside. */
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
