import type { Story, StoryFile } from '../../catalogue/story';
import { Spinner } from './Spinner';

export default { title: 'Status/Spinner' } satisfies StoryFile;

export const Loading: Story = () => <Spinner label="Loading more updates..." />;
