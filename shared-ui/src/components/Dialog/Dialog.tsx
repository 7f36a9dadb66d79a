import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';

import { IconButton } from '../IconButton/IconButton';
import { Foot, Head, type ModalSize, Sheet } from './dialogLook';
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
  return (
    <Modal size={size} busy={busy} onClose={onClose} aria-labelledby={titleId}>
      <Head>
        {icon}
        <h2 id={titleId}>{title}</h2>
        <IconButton label="Close" busy={busy} onClick={onClose}>
          <X size={24} aria-hidden />
        </IconButton>
      </Head>
      <Sheet>{children}</Sheet>
      {footer && <Foot>{footer}</Foot>}
    </Modal>
  );
}
