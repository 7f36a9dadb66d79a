import { nothing } from '../catalogue/samples';
import type { Story, StoryFile } from '../catalogue/story';
import { LeaveGuard } from './LeaveGuard';
import { LeaveQuestion } from './LeaveQuestion';

export default { title: 'Dialogs/Leave guard' } satisfies StoryFile;

/** The guard shows nothing until somebody leaves; this is what it asks them then. */
export const Asking: Story = () => (
  <>
    <LeaveGuard when={false} />
    <LeaveQuestion onLeave={nothing} onStay={nothing} />
  </>
);
Asking.parameters = { layout: 'fullscreen' };
