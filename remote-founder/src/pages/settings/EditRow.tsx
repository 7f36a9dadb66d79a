import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton, SettingRow } from 'shared-ui';

interface EditRowProps {
  label: string;
  /** The value, shown as it is. */
  children: ReactNode;
  onEdit: () => void;
}

/** One part of the settings, with a button for its dialog. */
export function EditRow({ label, children, onEdit }: EditRowProps) {
  const edit = (
    <IconButton label={`Edit ${label}`} aria-haspopup="dialog" onClick={onEdit}>
      <Pencil size={19} aria-hidden />
    </IconButton>
  );
  return (
    <SettingRow label={label} act={edit}>
      {children}
    </SettingRow>
  );
}
