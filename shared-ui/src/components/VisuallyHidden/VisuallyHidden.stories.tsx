import type { Story, StoryFile } from '../../catalogue/story';
import { VisuallyHidden } from './VisuallyHidden';

export default { title: 'Content/Visually hidden' } satisfies StoryFile;

export const ForTheEar: Story = () => (
  <p>
    3 new<VisuallyHidden> notifications</VisuallyHidden>
  </p>
);
