import { useState } from 'react';
import { Field, useDebounced } from 'shared-ui';

import { EditDialog, type EditProps } from './EditDialog';
import { publicAddress } from './publicAddress';
import { useCheckSlugQuery } from './settings.endpoints';
import { slugFault } from './slug';

/** Edit Public URL: format and availability are checked while typing. Old links keep working. */
export function SlugDialog({ startup, onClose }: EditProps) {
  const [slug, setSlug] = useState(startup.slug);
  const debounced = useDebounced(slug);
  const fault = slugFault(slug);
  const worthAsking = !fault && debounced === slug && slug !== startup.slug;
  const { currentData: answer } = useCheckSlugQuery(
    { startupId: String(startup.id), slug },
    { skip: !worthAsking },
  );
  const taken = answer?.available === false ? (answer.message ?? 'This URL is taken.') : undefined;

  return (
    <EditDialog
      startup={startup}
      change={fault || taken ? null : { slug }}
      onClose={onClose}
      title="Edit Public URL"
    >
      {(errors) => (
        <Field
          label="Public URL"
          help={
            answer?.available
              ? `${publicAddress(slug)} is available. Old links keep working.`
              : `Leads to ${publicAddress(slug)}. Old links keep working.`
          }
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          value={slug}
          error={fault ?? taken ?? errors.slug}
          onChange={({ target }) => setSlug(target.value.toLowerCase())}
        />
      )}
    </EditDialog>
  );
}
