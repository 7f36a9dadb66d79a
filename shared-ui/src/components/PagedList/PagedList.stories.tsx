import { LONG_WORD, nothing } from '../../catalogue/samples';
import type { Story, StoryFile } from '../../catalogue/story';
import type { PagedQuery } from '../QueryState/QueryState';
import { PagedList } from './PagedList';

export default { title: 'Status/Paged list' } satisfies StoryFile;

const QUERY: PagedQuery = {
  currentData: {},
  isFetching: false,
  hasNextPage: false,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  refetch: nothing,
  fetchNextPage: nothing,
};
const EMPTY = { what: 'devices', empty: 'No device is signed in.', children: [] };

export const Loading: Story = () => (
  <PagedList {...EMPTY} query={{ ...QUERY, currentData: undefined, isFetching: true }} />
);

export const Failed: Story = () => (
  <PagedList {...EMPTY} query={{ ...QUERY, currentData: undefined, error: { status: 503 } }} />
);

export const Empty: Story = () => <PagedList {...EMPTY} query={QUERY} />;

export const MoreIsComing: Story = () => (
  <PagedList
    {...EMPTY}
    label="Devices"
    query={{ ...QUERY, hasNextPage: true, isFetching: true, isFetchingNextPage: true }}
  >
    <li>Firefox on Linux</li>
    <li>{LONG_WORD}</li>
  </PagedList>
);

export const MoreFailed: Story = () => (
  <PagedList
    {...EMPTY}
    label="Devices so far"
    query={{ ...QUERY, hasNextPage: true, isFetchNextPageError: true }}
  >
    <li>Firefox on Linux</li>
  </PagedList>
);
