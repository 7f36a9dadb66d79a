import { LONG_NAME, nothing, PICTURE } from '../../catalogue/samples';
import type { Story, StoryFile } from '../../catalogue/story';
import { StartupTiles } from './StartupTiles';

export default { title: 'Content/Startup tiles' } satisfies StoryFile;

const QUERY = { currentData: [], isFetching: false, refetch: nothing };
const REST = { base: '/my/startups', empty: 'You are in no team yet.' };
const startups = [
  { id: 7, slug: 'rrufe', name: 'Rrufe', startup_image: null },
  { id: 8, slug: 'long', name: LONG_NAME, startup_image: PICTURE },
];

export const Several: Story = () => (
  <StartupTiles {...REST} label="Your startups" query={{ ...QUERY, currentData: startups }} />
);

export const Empty: Story = () => <StartupTiles {...REST} label="None" query={QUERY} />;

export const Loading: Story = () => (
  <StartupTiles
    {...REST}
    label="Loading"
    query={{ ...QUERY, currentData: undefined, isFetching: true }}
  />
);

export const Failed: Story = () => (
  <StartupTiles
    {...REST}
    label="Failed"
    query={{ ...QUERY, currentData: undefined, error: { status: 503 } }}
  />
);
