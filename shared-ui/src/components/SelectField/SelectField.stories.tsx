import { Stack } from '../../catalogue/Row';
import { LONG_NAME } from '../../catalogue/samples';
import type { Story, StoryFile } from '../../catalogue/story';
import { SelectField } from './SelectField';

export default { title: 'Fields/Select field' } satisfies StoryFile;

const OPTIONS = [
  { value: 'seed', label: 'Seed' },
  { value: 'long', label: LONG_NAME },
];

export const Chosen: Story = () => (
  <Stack>
    <SelectField label="Stage" options={OPTIONS} defaultValue="seed" />
    <SelectField label="Owner" options={OPTIONS} defaultValue="long" help="Who does it." />
  </Stack>
);

export const Wrong: Story = () => (
  <Stack>
    <SelectField label="Stage" options={OPTIONS} error="Please choose a stage." />
  </Stack>
);

export const Disabled: Story = () => (
  <Stack>
    <SelectField label="Stage" options={OPTIONS} disabled />
  </Stack>
);
