import type { OwnStartup } from 'contract/wire/my-startups.contract';
import type { ReactNode } from 'react';
import { FormDialog, fieldErrors } from 'shared-ui';

import { type StartupChange, useChangeStartupMutation } from './settings.endpoints';

/** What every dialog of this page is given. */
export interface EditProps {
  startup: OwnStartup;
  onClose: () => void;
}

interface EditDialogProps extends EditProps {
  title: string;
  /** What will be saved; null while there is nothing that could be. */
  change: StartupChange | null;
  /** The fields, given what the api said about them. */
  children: (errors: Record<string, string[]>) => ReactNode;
}

/** One edit of a startup. */
export function EditDialog({ startup, title, change, onClose, children }: EditDialogProps) {
  const [changeStartup, saving] = useChangeStartupMutation();

  return (
    <FormDialog
      title={title}
      saving={saving}
      ready={change !== null}
      done="Successfully Updated"
      fields={Object.keys(change ?? {})}
      onSave={async () => change && changeStartup({ startupId: String(startup.id), change })}
      onClose={onClose}
    >
      {children(fieldErrors(saving.error))}
    </FormDialog>
  );
}
