import { LONG_TEXT } from '../../catalogue/samples';
import type { Story, StoryFile } from '../../catalogue/story';
import { Card } from './Card';

export default { title: 'Content/Card' } satisfies StoryFile;

export const Plain: Story = () => <Card>A sheet brings no padding: pictures reach its edge.</Card>;

export const Lifting: Story = () => (
  <Card as="article" lifts>
    {LONG_TEXT}
  </Card>
);
