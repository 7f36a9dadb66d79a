import { Stack } from '../../catalogue/Row';
import { LONG_TEXT } from '../../catalogue/samples';
import type { Story, StoryFile } from '../../catalogue/story';
import { InlineAlert } from './InlineAlert';

export default { title: 'Fields/Inline alert' } satisfies StoryFile;

export const Refused: Story = () => (
  <Stack>
    <InlineAlert failure={{ status: 409, message: 'This time is taken meanwhile.' }} />
    <InlineAlert failure={{ status: 500 }} />
    <InlineAlert failure={{ status: 422, message: LONG_TEXT }} />
  </Stack>
);

/** Fields show their own messages, and the frame announces an expired session. */
export const OnlyAnnounced: Story = () => (
  <Stack>
    <InlineAlert failure={{ status: 422, errors: { name: ['This name is taken.'] } }} />
    <InlineAlert failure={{ status: 401, endsSession: true }} />
    <InlineAlert failure={undefined} />
  </Stack>
);
