import type { Story, StoryFile } from '../../catalogue/story';
import { Footer } from './Footer';

export default { title: 'Frame/Footer' } satisfies StoryFile;

export const Whole: Story = () => <Footer />;
Whole.parameters = { layout: 'fullscreen' };
