import { LONG_NAME, nothing } from '../../catalogue/samples';
import type { Story, StoryFile } from '../../catalogue/story';
import { aMeeting } from '../../testing/meetings';
import { MeetingDialog } from './MeetingDialog';

export default { title: 'Dialogs/Meeting dialog' } satisfies StoryFile;

const alone = { layout: 'fullscreen' } as const;

const open = aMeeting({
  start_time: '2025-03-14 11:55:00',
  end_time: '2025-03-14 13:00:00',
  join_url: 'https://meet.example/krug',
});

export const Open: Story = () => (
  <MeetingDialog meeting={open} title="Session with Elif Şahin" onClose={nothing}>
    Every week in Krug
  </MeetingDialog>
);
Open.parameters = alone;

export const LongName: Story = () => (
  <MeetingDialog meeting={aMeeting()} title={`Session with ${LONG_NAME}`} onClose={nothing} />
);
LongName.parameters = alone;
