import { LONG_NAME, PICTURE } from '../../catalogue/samples';
import type { Story, StoryFile } from '../../catalogue/story';
import { StartupHead } from './StartupHead';

export default { title: 'Content/Startup head' } satisfies StoryFile;

const startup = { id: 7, slug: 'rrufe', name: 'Rrufe', startup_image: null };

export const Plain: Story = () => <StartupHead startup={startup} followers={1284} />;

export const Loading: Story = () => <StartupHead />;

export const CountFailed: Story = () => <StartupHead startup={startup} followers={null} />;

export const LongName: Story = () => (
  <StartupHead startup={{ ...startup, name: LONG_NAME, startup_image: PICTURE }} followers={1} />
);
