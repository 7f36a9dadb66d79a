import { LONG_WORD, nothing } from '../../catalogue/samples';
import type { Story, StoryFile } from '../../catalogue/story';
import { type QueryResult, QueryState } from './QueryState';

export default { title: 'Status/Query state' } satisfies StoryFile;

const FAILED = { error: { status: 503 }, isFetching: false, refetch: nothing };

const shown = (query: QueryResult<string>) => (
  <QueryState query={query} height="4rem">
    {(name) => <p>{name}</p>}
  </QueryState>
);

export const Loading: Story = () => shown({ isFetching: true, refetch: nothing });

export const Failed: Story = () => shown(FAILED);

export const TryingAgain: Story = () => shown({ ...FAILED, isFetching: true });

export const OutOfDate: Story = () => shown({ ...FAILED, currentData: LONG_WORD });
