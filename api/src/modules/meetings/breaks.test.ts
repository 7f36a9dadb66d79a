import { eq } from 'drizzle-orm';

import { mentors } from '../../db/schema';
import { testApp } from '../../testing';
import { meetingFixture } from '../../testing/meetingFixture';

// Tuesday; Istanbul, where the mentor lives, is three hours ahead all year.
const NOW = '2025-03-11T09:00:00Z';

const kit = testApp({ now: NOW });
const { fixture, book, slots } = meetingFixture(kit, NOW);

/** With half an hour between meetings a morning has 9:00 and 10:30, an afternoon 13:00, 14:30 and 16:00. */
const HALF_AN_HOUR = { bufferMinutes: 30 };
const offered = async () =>
  (await slots('2025-03-18')).body.available_slots.map(({ start_time }: { start_time: string }) =>
    start_time.slice(11, 16),
  );

describe('a mentor’s break between meetings', () => {
  beforeEach(() =>
    kit.db.update(mentors).set(HALF_AN_HOUR).where(eq(mentors.id, fixture.mentor.mentorId)),
  );

  it('applies to the mentor only: the startup may have another session directly before', async () => {
    const { mentorId } = await kit.mentorOf(fixture.startup);
    expect(await offered()).toEqual(['06:00', '07:30', '10:00', '11:30', '13:00']);
    const before = await book('2025-03-18 11:00:00', { mentor_id: mentorId });
    expect(before).toMatchObject({ status: 201 });

    expect(await offered()).toEqual(['06:00', '07:30', '10:00', '13:00']);
    expect(await book('2025-03-18 10:00:00')).toMatchObject({ status: 201 });
  });
});
