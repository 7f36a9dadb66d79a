import { useState } from 'react';
import { Field } from 'shared-ui';

import { EditDialog, type EditProps } from './EditDialog';
import { publicAddress } from './publicAddress';
import { slugFault } from './slug';

/** Edit Public URL: checked while typing. Old links keep leading to the startup. */
export function SlugDialog({ startup, onClose }: EditProps) {
  const [slug, setSlug] = useState(startup.slug);
  const fault = slugFault(slug);
  const change = fault ? null : { slug };

  return (
    <EditDialog startup={startup} change={change} onClose={onClose} title="Edit Public URL">
      {(errors) => (
        <Field
          label="Public URL"
          help={`${publicAddress(slug)} Old links go on working.`}
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          value={slug}
          error={fault ?? errors.slug}
          onChange={({ target }) => setSlug(target.value.toLowerCase())}
        />
      )}
    </EditDialog>
  );
}
