import { Stack } from '../../catalogue/Row';
import type { Story, StoryFile } from '../../catalogue/story';
import { Skeleton } from './Skeleton';

export default { title: 'Status/Skeleton' } satisfies StoryFile;

export const Loading: Story = () => (
  <Stack>
    <Skeleton />
    <Skeleton width="45%" />
    <Skeleton height="8rem" />
  </Stack>
);
