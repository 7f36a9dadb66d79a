import type { StartupUpdate } from 'contract/wire/updates.contract';
import type { ComponentProps } from 'react';

import { LONG_TEXT, LONG_WORD, nothing } from '../../catalogue/samples';
import type { Story, StoryFile } from '../../catalogue/story';
import { anUpdate } from '../../testing/startups';
import { UpdateList } from './UpdateList';

export default { title: 'Status/Update list' } satisfies StoryFile;

type Feed = ComponentProps<typeof UpdateList>['feed'];

const feed = (updates: StartupUpdate[], over: Partial<Feed> = {}): Feed => ({
  currentData: {
    pages: [
      {
        data: updates,
        meta: { current_page: 1, last_page: 1, total: updates.length, as_of: null },
      },
    ],
  },
  isFetching: false,
  hasNextPage: false,
  isFetchingNextPage: false,
  isFetchNextPageError: false,
  refetch: nothing,
  fetchNextPage: nothing,
  ...over,
});

export const Posted: Story = () => (
  <UpdateList
    title="Updates"
    feed={feed([
      anUpdate({ likes: 1284, editable_until: '2099-01-01T00:00:00Z' }),
      anUpdate({ id: 52, update: LONG_TEXT, edited_at: '2025-02-02T10:00:00Z' }),
      anUpdate({ id: 53, update: LONG_WORD }),
    ])}
    onEdit={nothing}
    onDelete={nothing}
  />
);

export const Read: Story = () => <UpdateList title="What is new" feed={feed([anUpdate()])} />;

export const Empty: Story = () => <UpdateList title="No updates" feed={feed([])} />;

export const Loading: Story = () => (
  <UpdateList
    title="Updates that come"
    feed={feed([], { currentData: undefined, isFetching: true })}
  />
);

export const Failed: Story = () => (
  <UpdateList
    title="Updates that failed"
    feed={feed([], { currentData: undefined, error: { status: 503 } })}
  />
);
