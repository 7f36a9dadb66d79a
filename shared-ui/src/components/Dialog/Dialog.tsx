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
  /** The acts, main one last. */
  footer?: ReactNode;
  size?: ModalSize;
  /** Stands before the title: an avatar, a date. */
  icon?: ReactNode;
  /** True while an act runs: the dialog stays until it has ended. */
  busy?: boolean;
  /** Holds work: once something is typed, Escape, the cross and leaving the page ask first. */
  guarded?: boolean;
}

/**
 * A window over the page, and a sheet from below on phones. Escape and the cross close it, and so
 * does a press beside it, unless it holds a form: typed words are not thrown away by a slip.
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
