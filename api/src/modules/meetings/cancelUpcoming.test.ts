import { eq } from 'drizzle-orm';

import { perform } from '../../admin/perform';
import { occurrences, schedules } from '../../db/schema';
import { testApp } from '../../testing';
import { meetingDesk } from '../../testing/meetingDesk';
import { untilWaiting } from '../../testing/untilWaiting';

const NOW = '2025-03-11T09:00:00Z';
const kit = testApp({ now: NOW });
const { desk, book } = meetingDesk(kit, NOW);

it.each([
  ['erased', () => ['users', 'erase', '--user', desk.mentor.email, '--confirm', desk.mentor.email]],
  [
    'taken off a startup',
    () => ['mentors', 'unassign', '--mentor', desk.mentor.email, '--startup', desk.startup.slug],
  ],
])(
  'a mentor who is %s while a schedule is changed: neither waits for the other',
  async (_, argv) => {
    await book('2025-03-18 06:00:00');
    const mine = eq(schedules.mentorId, desk.mentor.mentorId);
    let ending: Promise<unknown> | undefined;
    await kit.db.transaction(async (tx) => {
      const [schedule] = await tx.select().from(schedules).where(mine).for('update');
      ending = perform(kit.deps, { argv: argv(), why: 'Leaves the programme' });
      await untilWaiting(tx);
      const itsMeetings = eq(occurrences.scheduleId, schedule!.id);
      await tx.update(occurrences).set({ startupId: desk.startup.id }).where(itsMeetings);
    });

    await ending;
    const ofMentor = eq(occurrences.mentorId, desk.mentor.mentorId);
    expect(await kit.db.select().from(occurrences).where(ofMentor)).toMatchObject([
      { status: 'cancelled' },
    ]);
  },
);
