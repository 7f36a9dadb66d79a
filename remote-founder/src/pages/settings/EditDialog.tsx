import type { OwnStartup } from 'contract/wire/my-startups.contract';
import type { ReactNode } from 'react';
import { FormDialog, fieldErrors } from 'shared-ui';

import { type StartupChange, useChangeStartupMutation } from './settings.endpoints';

/** Props of every dialog of this page. */
export interface EditProps {
  startup: OwnStartup;
  onClose: () => void;
}

interface EditDialogProps extends EditProps {
  title: string;
  /** The change to save; null when there is none. */
  change: StartupChange | null;
  /** Shows what is missing when Save is pressed without a change; Save is disabled then if this is left out. */
  onMissing?: () => void;
  /** The fields, given the api's errors. */
  children: (errors: Record<string, string[]>) => ReactNode;
}

/** One edit of a startup. */
export function EditDialog(props: EditDialogProps) {
  const { startup, title, change, onMissing, onClose, children } = props;
  const [changeStartup, saving] = useChangeStartupMutation();

  async function save() {
    if (change) return changeStartup({ startupId: String(startup.id), change });
    onMissing?.();
    return null;
  }

  return (
    <FormDialog
      title={title}
      saving={saving}
      ready={change !== null || onMissing !== undefined}
      done="Successfully Updated"
      fields={Object.keys(change ?? {})}
      onSave={save}
      onClose={onClose}
    >
      {children(fieldErrors(saving.error))}
    </FormDialog>
  );
}
