import type { Story, StoryFile } from '../../catalogue/story';
import { EditedMark } from './EditedMark';

export default { title: 'Content/Edited mark' } satisfies StoryFile;

export const Edited: Story = () => <EditedMark at="2025-02-02T10:00:00Z" />;
