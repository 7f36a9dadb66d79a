import type { Stage } from 'contract/wire/startups.contract';
import { useState } from 'react';
import { SelectField, STAGE_OPTIONS } from 'shared-ui';

import { EditDialog, type EditProps } from './EditDialog';

/** Edit Stage: one of three. */
export function StageDialog({ startup, onClose }: EditProps) {
  const [stage, setStage] = useState(startup.stage);

  return (
    <EditDialog startup={startup} onClose={onClose} change={{ stage }} title="Edit Stage">
      {(errors) => (
        <SelectField
          label="Stage"
          options={STAGE_OPTIONS}
          value={stage}
          error={errors.stage}
          onChange={({ target }) => setStage(target.value as Stage)}
        />
      )}
    </EditDialog>
  );
}
