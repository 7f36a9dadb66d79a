import { nothing } from '../../catalogue/samples';
import type { Story, StoryFile } from '../../catalogue/story';
import { FeedEnd } from './FeedEnd';

export default { title: 'Status/Feed end' } satisfies StoryFile;

const QUERY = {
  isFetching: false,
  hasNextPage: true,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  refetch: nothing,
  fetchNextPage: nothing,
};

export const Loading: Story = () => (
  <FeedEnd loaded={10} query={{ ...QUERY, isFetchingNextPage: true }} />
);

export const Failed: Story = () => (
  <FeedEnd loaded={10} query={{ ...QUERY, isFetchNextPageError: true }} />
);

export const Waiting: Story = () => <FeedEnd loaded={10} query={QUERY} />;
