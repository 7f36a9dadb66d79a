import { nothing } from '../catalogue/samples';
import type { Story, StoryFile } from '../catalogue/story';
import { LeaveDialog } from './LeaveDialog';
import { LeaveGuard } from './LeaveGuard';

export default { title: 'Dialogs/Leave guard' } satisfies StoryFile;

/** The guard shows nothing until somebody leaves; this is what it asks them then. */
export const Asking: Story = () => (
  <>
    <LeaveGuard when={false} />
    <LeaveDialog onLeave={nothing} onStay={nothing} />
  </>
);
Asking.parameters = { layout: 'fullscreen' };
