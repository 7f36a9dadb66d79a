import { useState } from 'react';
import { Field } from 'shared-ui';

import { EditDialog, type EditProps } from './EditDialog';

const FIELDS = [
  { name: 'x', label: 'X', placeholder: 'https://x.com/…' },
  { name: 'linkedIn', label: 'LinkedIn', placeholder: 'https://www.linkedin.com/company/…' },
  { name: 'website_links', label: 'Website', placeholder: 'https://…' },
] as const;

/** Edit Social Links: the three are saved together; an empty one is deleted. */
export function LinksDialog({ startup, onClose }: EditProps) {
  const [stored] = startup.socialLinks;
  const [links, setLinks] = useState({
    x: stored?.x ?? '',
    linkedIn: stored?.linkedIn ?? '',
    website_links: stored?.website_links ?? '',
  });

  return (
    <EditDialog startup={startup} onClose={onClose} change={links} title="Edit Social Links">
      {(errors) =>
        FIELDS.map(({ name, ...field }) => (
          <Field
            key={name}
            {...field}
            type="url"
            maxLength={255}
            value={links[name]}
            error={errors[name]}
            onChange={({ target }) => setLinks({ ...links, [name]: target.value })}
          />
        ))
      }
    </EditDialog>
  );
}
