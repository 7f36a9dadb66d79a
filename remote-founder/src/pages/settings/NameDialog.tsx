import { useState } from 'react';
import { Field } from 'shared-ui';

import { EditDialog, type EditProps } from './EditDialog';

/** Edit Startup Name: 2 to 100 characters. */
export function NameDialog({ startup, onClose }: EditProps) {
  const [name, setName] = useState(startup.name);
  const change = name.trim() ? { name: name.trim() } : null;

  return (
    <EditDialog startup={startup} change={change} onClose={onClose} title="Edit Startup Name">
      {(errors) => (
        <Field
          label="Startup Name"
          maxLength={100}
          value={name}
          error={errors.name}
          onChange={({ target }) => setName(target.value)}
        />
      )}
    </EditDialog>
  );
}
