import { eq, TransactionRollbackError } from 'drizzle-orm';

import { perform } from '../../admin/perform';
import { occurrences, schedules, users } from '../../db/schema';
import { testApp } from '../../testing';
import { meetingFixture } from '../../testing/meetingFixture';
import { untilWaiting } from '../../testing/untilWaiting';
import { eraseDue } from '../privacy/eraseDue';
import { calendarQueries } from './calendar.queries';

const NOW = '2025-03-11T09:00:00Z';
const kit = testApp({ now: NOW });
const { fixture, book, calendar } = meetingFixture(kit, NOW);

const act = (...argv: string[]) => perform(kit.deps, { argv, why: 'Leaves the programme' });
const ENDINGS: [string, () => Promise<unknown>][] = [
  [
    'erased',
    () => act('users', 'erase', '--user', fixture.mentor.email, '--confirm', fixture.mentor.email),
  ],
  [
    'taken off a startup',
    () =>
      act(
        'mentors',
        'unassign',
        '--mentor',
        fixture.mentor.email,
        '--startup',
        fixture.startup.slug,
      ),
  ],
  [
    'erased as they asked to be',
    async () => {
      const deletionAskedAt = new Date('2025-02-01T00:00:00Z');
      await kit.db.update(users).set({ deletionAskedAt }).where(eq(users.id, fixture.mentor.id));
      await eraseDue(kit.deps);
    },
  ],
];

it.each(ENDINGS)('a mentor who is %s while a schedule is changed: no deadlock', async (_, end) => {
  await book('2025-03-18 06:00:00');
  const mine = eq(schedules.mentorId, fixture.mentor.mentorId);
  let ending: Promise<unknown> | undefined;
  await kit.db.transaction(async (tx) => {
    const [schedule] = await tx.select().from(schedules).where(mine).for('update');
    ending = end();
    await untilWaiting(tx);
    const itsMeetings = eq(occurrences.scheduleId, schedule!.id);
    await tx.update(occurrences).set({ startupId: fixture.startup.id }).where(itsMeetings);
  });

  await ending;
  const ofMentor = eq(occurrences.mentorId, fixture.mentor.mentorId);
  expect(await kit.db.select().from(occurrences).where(ofMentor)).toMatchObject([
    { status: 'cancelled' },
  ]);
});

it.each(ENDINGS)('a mentor who is %s cannot be booked by a concurrent call', async (_, end) => {
  if (globalThis.workerDatabase.embedded) return; // one transaction after the other
  const startup = await kit.startup();
  const { mentorId } = await kit.mentorOf(startup);
  const start = Date.parse('2025-03-18T06:00:00Z');
  const others = { startupId: startup.id, mentorId, roomId: fixture.room };
  const plan = { recurrence: 'none', untilDay: null, skip: false, bufferMinutes: 0 } as const;
  const by = { createdBy: fixture.founder.id, now: kit.clock.now() };
  let booking!: ReturnType<typeof book>;
  let ending: Promise<unknown> | undefined;
  const holding = kit.db.transaction(async (tx) => {
    const dates = [{ start, end: start + 3_600_000 }];
    await calendarQueries(tx).book({ ...others, ...plan, ...by, dates });
    booking = book('2025-03-18 06:00:00'); // waits for the room
    await untilWaiting(tx);
    ending = end();
    await Promise.race([ending, untilWaiting(tx, 2)]);
    tx.rollback();
  });
  await expect(holding).rejects.toThrow(TransactionRollbackError);

  expect(await booking).toMatchObject({ status: 201 });
  await ending;
  expect(await calendar()).toEqual(['03-18T06x']);
});
