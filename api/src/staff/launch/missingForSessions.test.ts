import { eq } from 'drizzle-orm';
import { perform } from '../../admin/perform';
import { mentorWindows } from '../../db/schema';
import { testApp } from '../../testing';
import { missingForSessions } from './missingForSessions';

const kit = testApp();

/** Rule 11.48. */
it('a launch needs an open room, and mentors who have weekly hours', async () => {
  const found = () => missingForSessions(kit.db);
  expect(await found()).toEqual([
    {
      text: 'No room is open, so no session can be booked.',
      change: '/staff/acts/rooms.create, or npm run admin -- rooms create',
    },
    { text: 'There are no mentors yet.', change: '/staff/mentors' },
  ]);
  await kit.room();
  const elif = await kit.mentorOf();
  const idle = await kit.mentorOf();
  await kit.db.delete(mentorWindows).where(eq(mentorWindows.mentorId, idle.mentorId));
  expect(await found()).toEqual([
    {
      text: `This mentor has no weekly hours, so nobody can book them: ${idle.email}`,
      change: '/staff/mentors',
    },
  ]);
  await perform(kit.deps, { argv: ['mentors', 'retire', '--mentor', idle.email] });
  expect(await found()).toEqual([]);
  await perform(kit.deps, { argv: ['users', 'disable', '--user', elif.email] });
  expect(await found()).toEqual([{ text: 'There are no mentors yet.', change: '/staff/mentors' }]);
});
