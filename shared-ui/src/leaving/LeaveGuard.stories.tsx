import { nothing } from '../catalogue/samples';
import type { Story, StoryFile } from '../catalogue/story';
import { LeaveDialog } from './LeaveDialog';
import { LeaveGuard } from './LeaveGuard';

export default { title: 'Dialogs/Leave guard' } satisfies StoryFile;

/** The guard shows nothing until the user leaves; this is its question. */
export const Asking: Story = () => (
  <>
    <LeaveGuard when={false} />
    <LeaveDialog onLeave={nothing} onStay={nothing} />
  </>
);
Asking.parameters = { layout: 'fullscreen' };
