import type { Story, StoryFile } from '../../catalogue/story';
import { CalendarHint } from './CalendarHint';

export default { title: 'Sessions/Calendar hint' } satisfies StoryFile;

export const Plain: Story = () => <CalendarHint />;
