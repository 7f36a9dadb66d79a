import { nothing } from '../../catalogue/samples';
import type { Story, StoryFile } from '../../catalogue/story';
import { FeedEnd } from './FeedEnd';

export default { title: 'Status/Feed end' } satisfies StoryFile;

export const Loading: Story = () => (
  <FeedEnd loaded={10} loading failed={false} onReach={nothing} />
);

export const Failed: Story = () => <FeedEnd loaded={10} loading={false} failed onReach={nothing} />;

export const Waiting: Story = () => (
  <FeedEnd loaded={10} loading={false} failed={false} onReach={nothing} />
);
