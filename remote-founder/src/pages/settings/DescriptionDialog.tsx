import { useState } from 'react';
import { TextArea } from 'shared-ui';

import { EditDialog, type EditProps } from './EditDialog';

/** Edit Description: plain text, up to 5,000 characters. */
export function DescriptionDialog({ startup, onClose }: EditProps) {
  const [description, setDescription] = useState(startup.description);

  return (
    <EditDialog
      startup={startup}
      onClose={onClose}
      change={{ description }}
      title="Edit Description"
    >
      {(errors) => (
        <TextArea
          label="Description"
          rows={10}
          maxLength={5000}
          value={description}
          error={errors.description}
          onChange={({ target }) => setDescription(target.value)}
        />
      )}
    </EditDialog>
  );
}
