import type { OwnStartup } from 'contract/wire/my-startups.contract';
import type { ReactNode } from 'react';
import { FormDialog, fieldErrors } from 'shared-ui';

import { useSeen } from '../../seen/useSeen';
import { SavedSettings } from './SavedSettings';
import { type StartupChange, useChangeStartupMutation } from './settings.endpoints';
import { settingValues } from './settingValues';

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
  const { saved, save } = useSeen(settingValues(startup));
  const isOutdated = Object.keys(saved).length > 0;

  const send = (fields: StartupChange) =>
    save(fields, (form) => changeStartup({ startupId: String(startup.id), change: form }));

  async function handleSave() {
    if (change) return send(change);
    onMissing?.();
    return null;
  }

  /** Other fields of the same form are still saved. */
  async function handleUse() {
    const others = Object.entries(change ?? {}).filter(([field]) => !(field in saved));
    const { error } = await send(Object.fromEntries(others));
    if (!error) onClose();
  }

  return (
    <FormDialog
      title={title}
      saving={saving}
      ready={change !== null || onMissing !== undefined}
      done="Successfully Updated"
      fields={Object.keys(change ?? {})}
      saved={
        isOutdated
          ? { content: <SavedSettings startupId={startup.id} saved={saved} />, onUse: handleUse }
          : undefined
      }
      onSave={handleSave}
      onClose={onClose}
    >
      {children(fieldErrors(saving.error))}
    </FormDialog>
  );
}
