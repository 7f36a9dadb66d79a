import { Stack } from '../../catalogue/Row';
import { LONG_NAME } from '../../catalogue/samples';
import type { Story, StoryFile } from '../../catalogue/story';
import { TextArea } from './TextArea';

export default { title: 'Fields/Text area' } satisfies StoryFile;

export const Empty: Story = () => (
  <Stack>
    <TextArea label="Update" />
    <TextArea label="Update, with help" help="What happened this week?" />
  </Stack>
);

export const Filled: Story = () => (
  <Stack>
    <TextArea label="Update" defaultValue="We signed our first pilot." />
    <TextArea label="Update, without end" defaultValue={LONG_NAME} />
  </Stack>
);

export const Wrong: Story = () => (
  <Stack>
    <TextArea
      label="Update"
      defaultValue="We signed our first pilot."
      error="Write something first."
    />
    <TextArea
      label="Update, wrong twice"
      help="What happened this week?"
      error={['Write something first.', 'Please try another one.']}
    />
  </Stack>
);

export const Disabled: Story = () => (
  <Stack>
    <TextArea label="Update" disabled defaultValue="We signed our first pilot." />
  </Stack>
);
