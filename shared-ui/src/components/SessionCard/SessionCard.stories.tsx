import { LONG_NAME, LONG_TEXT } from '../../catalogue/samples';
import type { Story, StoryFile } from '../../catalogue/story';
import { aMeeting } from '../../testing/meetings';
import { aPerson } from '../../testing/people';
import { SessionCard } from './SessionCard';

export default { title: 'Sessions/Session card' } satisfies StoryFile;

const ended = aMeeting();
const toCome = aMeeting({
  start_time: '2025-03-14 15:00:00',
  end_time: '2025-03-14 16:00:00',
  join_url: 'https://meet.example/krug',
});
const open = { ...toCome, start_time: '2025-03-14 11:55:00' };
const REST = { note: null, cancelled: null, side: 'founders' } as const;

export const ToCome: Story = () => <SessionCard {...REST} meeting={toCome} note="Every week" />;

export const Open: Story = () => <SessionCard {...REST} meeting={open} />;

export const Over: Story = () => (
  <SessionCard {...REST} meeting={{ ...ended, room_name: LONG_NAME }}>
    <p>{LONG_TEXT}</p>
  </SessionCard>
);

export const Cancelled: Story = () => (
  <SessionCard
    {...REST}
    meeting={toCome}
    cancelled={{ side: 'mentor', by: aPerson(), declined: false, reason: LONG_TEXT }}
  />
);
