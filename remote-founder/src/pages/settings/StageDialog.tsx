import type { Stage } from 'contract/wire/startups.contract';
import { useState } from 'react';
import { SelectField } from 'shared-ui';

import { EditDialog, type EditProps } from './EditDialog';
import { STAGES } from './stages';

const OPTIONS = Object.entries(STAGES).map(([value, label]) => ({ value, label }));

/** Edit Stage: one of three. */
export function StageDialog({ startup, onClose }: EditProps) {
  const [stage, setStage] = useState(startup.stage);

  return (
    <EditDialog startup={startup} onClose={onClose} change={{ stage }} title="Edit Stage">
      {(errors) => (
        <SelectField
          label="Stage"
          options={OPTIONS}
          value={stage}
          error={errors.stage}
          onChange={({ target }) => setStage(target.value as Stage)}
        />
      )}
    </EditDialog>
  );
}
