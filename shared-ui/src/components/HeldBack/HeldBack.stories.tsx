import type { Story, StoryFile } from '../../catalogue/story';
import { Button } from '../Button/Button';
import { Skeleton } from '../Skeleton/Skeleton';
import { HeldBack } from './HeldBack';

export default { title: 'Status/HeldBack' } satisfies StoryFile;

export const Waiting: Story = () => (
  <HeldBack until={false} placeholder={<Skeleton height="4rem" />}>
    <Button>Post Update</Button>
  </HeldBack>
);

export const Drawn: Story = () => (
  <HeldBack until>
    <Button>Post Update</Button>
  </HeldBack>
);
