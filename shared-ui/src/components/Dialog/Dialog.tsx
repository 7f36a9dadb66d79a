import { X } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { LeaveDialog } from '../../leaving/LeaveDialog';
import { LeaveGuard } from '../../leaving/LeaveGuard';
import { IconButton } from '../IconButton/IconButton';
import { Foot, Head, type ModalSize, Sheet } from './dialogStyles';
import { Modal } from './Modal';

export interface DialogProps {
  open: boolean;
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** The action buttons, with the main one last. */
  footer?: ReactNode;
  size?: ModalSize;
  /** Shown before the title: an avatar, a date. */
  icon?: ReactNode;
  /** True while an action runs: the dialog stays open until it has ended. */
  busy?: boolean;
  /**
   * Protects unsaved input: after the user has typed, Escape, the close button and leaving the page ask for
   * confirmation.
   */
  guarded?: boolean;
}

/**
 * A window over the page, and a bottom sheet on phones. Escape and the close button close it. A press outside also
 * closes it, unless the dialog contains a form: an accidental press must not discard input.
 */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog(props: Omit<DialogProps, 'open'>) {
  const { title, onClose, children, footer, size = 'md', icon, busy = false } = props;
  const titleId = useId();
  const [typed, setTyped] = useState(false);
  const [asking, setAsking] = useState(false);
  const unsaved = typed && props.guarded === true;

  const handleClose = () => (unsaved ? setAsking(true) : onClose());

  return (
    <Modal
      size={size}
      busy={busy}
      onClose={handleClose}
      onInput={() => setTyped(true)}
      aria-labelledby={titleId}
    >
      <Head>
        {icon}
        <h2 id={titleId}>{title}</h2>
        <IconButton label="Close" busy={busy} onClick={handleClose}>
          <X size={24} aria-hidden />
        </IconButton>
      </Head>
      <Sheet>{children}</Sheet>
      {footer && <Foot>{footer}</Foot>}
      {unsaved && <LeaveGuard when />}
      {asking && <LeaveDialog onLeave={onClose} onStay={() => setAsking(false)} />}
    </Modal>
  );
}
