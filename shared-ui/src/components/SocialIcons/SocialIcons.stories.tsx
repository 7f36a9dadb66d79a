import type { Story, StoryFile } from '../../catalogue/story';
import { SocialIcons } from './SocialIcons';

export default { title: 'Content/Social icons' } satisfies StoryFile;

export const Channels: Story = () => <SocialIcons />;
Channels.parameters = { surface: 'stage' };
