import { Search } from 'lucide-react';

import { Stack } from '../../catalogue/Row';
import { LONG_NAME } from '../../catalogue/samples';
import type { Story, StoryFile } from '../../catalogue/story';
import { Field } from './Field';

export default { title: 'Fields/Field' } satisfies StoryFile;

export const Empty: Story = () => (
  <Stack>
    <Field label="Name of the startup" />
    <Field label="Name of the startup, with help" help="As people say it." />
  </Stack>
);

export const Filled: Story = () => (
  <Stack>
    <Field label="Name of the startup" defaultValue="Zrno" />
    <Field label="Name of the startup, without end" defaultValue={LONG_NAME} />
  </Stack>
);

export const Wrong: Story = () => (
  <Stack>
    <Field label="Name of the startup" defaultValue="Zrno" error="This name is taken." />
    <Field
      label="Name of the startup, wrong twice"
      help="As people say it."
      error={['This name is taken.', 'Please try another one.']}
    />
  </Stack>
);

export const Disabled: Story = () => (
  <Stack>
    <Field label="Name of the startup" disabled defaultValue="Zrno" />
  </Stack>
);

export const LabelHidden: Story = () => (
  <Stack>
    <Field
      label="Search"
      labelHidden
      placeholder="Search startups"
      icon={<Search size={20} aria-hidden />}
    />
  </Stack>
);
