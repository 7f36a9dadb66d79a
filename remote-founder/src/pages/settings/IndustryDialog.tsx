import { useId, useState } from 'react';
import { Field } from 'shared-ui';

import { EditDialog, type EditProps } from './EditDialog';

/** Suggested while typing; any other text is accepted, too (rule 3.1). */
const SUGGESTIONS = [
  'Agritech',
  'Biotech',
  'Climate',
  'E-commerce',
  'Education',
  'Energy',
  'Fintech',
  'Food',
  'Health',
  'Logistics',
  'Mobility',
  'Real Estate',
  'Security',
  'Software',
  'Tourism',
];

/** Edit Industry: up to 60 characters. */
export function IndustryDialog({ startup, onClose }: EditProps) {
  const listId = useId();
  const [industry, setIndustry] = useState(startup.industry);
  const change = industry.trim() ? { industry: industry.trim() } : null;

  return (
    <EditDialog startup={startup} change={change} onClose={onClose} title="Edit Industry">
      {(errors) => (
        <>
          <Field
            label="Industry"
            maxLength={60}
            list={listId}
            value={industry}
            error={errors.industry}
            onChange={({ target }) => setIndustry(target.value)}
          />
          <datalist id={listId}>
            {SUGGESTIONS.map((suggestion) => (
              <option key={suggestion} value={suggestion} />
            ))}
          </datalist>
        </>
      )}
    </EditDialog>
  );
}
