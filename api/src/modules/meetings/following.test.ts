import { eq } from 'drizzle-orm';

import { mentors } from '../../db/schema';
import { testApp } from '../../testing';
import { mailbox } from '../../testing/mailbox';
import { meetingFixture } from '../../testing/meetingFixture';

// Tuesday; Istanbul is three hours ahead all year.
const NOW = '2025-03-11T09:00:00Z';

const kit = testApp({ now: NOW });
const { fixture, book, move, cancel, ids, calendar } = meetingFixture(kit, NOW);
const mail = mailbox(kit);

/** Four Tuesdays, until April 8. @returns their ids */
async function tuesdays() {
  await book('2025-03-18 06:00:00', {
    recurrence: 'weekly',
    recurrence_until: '2025-04-08 23:00:00',
  });
  return ids();
}

describe('this meeting and the following', () => {
  it('move together, and earlier ones stay', async () => {
    const [, , third] = await tuesdays();

    expect(await move(third!, 'following', '2025-04-02 07:00:00')).toMatchObject({ status: 200 });
    expect(await calendar()).toEqual(['03-18T06', '03-25T06', '04-02T07', '04-09T07']);
  });

  it('are found by their original places in the series, even if single ones were moved', async () => {
    const [first, second] = await tuesdays();
    await move(first!, 'occurrence', '2025-04-11 06:00:00');

    await move(second!, 'following', '2025-03-25 08:00:00');

    expect(await calendar()).toEqual(['03-25T08', '04-01T08', '04-08T08', '04-11T06']);
  });

  it('from the first one on are the whole series', async () => {
    const [first] = await tuesdays();
    await move(first!, 'following', '2025-03-19 06:00:00');

    expect(await calendar()).toEqual(['03-19T06', '03-26T06', '04-02T06', '04-09T06']);
    expect(await move(first!, 'schedule', '2025-03-20 06:00:00')).toMatchObject({ status: 200 });
    expect(await calendar()).toEqual(['03-20T06', '03-27T06', '04-03T06', '04-10T06']);
  });

  it('are in one series again when all of it moves', async () => {
    const [first, , third] = await tuesdays();
    await move(third!, 'following', '2025-04-03 07:00:00');
    await move(first!, 'schedule', '2025-03-19 06:00:00');

    expect(await calendar()).toEqual(['03-19T06', '03-26T06', '04-02T06', '04-09T06']);
  });

  it('move all or none', async () => {
    const [, , third] = await tuesdays();
    await book('2025-04-09 07:00:00');
    const before = await calendar();

    const { status, body } = await move(third!, 'following', '2025-04-02 07:00:00');

    expect(status).toBe(409);
    expect(body.conflicts).toEqual(['2025-04-09 07:00:00']);
    expect(await calendar()).toEqual(before);
  });

  it('are cancelled together, and earlier ones stay; repeating it changes nothing', async () => {
    const [, , third] = await tuesdays();

    expect(await cancel(third!, 'following')).toMatchObject({ status: 200 });
    expect(await cancel(third!, 'following')).toMatchObject({ status: 200 });
    expect(await calendar()).toEqual(['03-18T06', '03-25T06', '04-01T06x', '04-08T06x']);
  });

  it('leave cancelled ones cancelled, and cannot start from one', async () => {
    const [, second, third, fourth] = await tuesdays();
    await cancel(third!, 'occurrence');

    expect(await move(second!, 'following', '2025-03-26 07:00:00')).toMatchObject({ status: 200 });
    expect(await calendar()).toEqual(['03-18T06', '03-26T07', '04-01T06x', '04-09T07']);
    expect(await move(third!, 'following', '2025-04-03 07:00:00')).toMatchObject({
      status: 409,
      body: { message: 'This meeting was cancelled.' },
    });
    expect(await cancel(third!, 'following')).toMatchObject({ status: 200 });
    expect(await cancel(fourth!, 'occurrence')).toMatchObject({ status: 200 });
    expect(await calendar()).toEqual(['03-18T06', '03-26T07', '04-01T06x', '04-09T07x']);
  });

  it('cannot start in the past or change it', async () => {
    const [first, second] = await tuesdays();
    await move(second!, 'occurrence', '2025-03-14 06:00:00'); // before the first one
    kit.clock.set('2025-03-15T09:00:00Z');

    expect(await move(second!, 'following', '2025-03-26 07:00:00')).toMatchObject({ status: 409 });
    expect(await cancel(second!, 'following')).toMatchObject({ status: 200 });
    expect(await calendar()).toEqual(['03-14T06', '03-18T06', '04-01T06x', '04-08T06x']);
    expect(await cancel(second!, 'following')).toMatchObject({ status: 409 });
    expect(await cancel(first!, 'following')).toMatchObject({ status: 200 });
  });

  it('of a monthly series keep the weekday of the month', async () => {
    await book('2025-03-20 06:00:00', {
      recurrence: 'monthly',
      recurrence_until: '2025-06-30 00:00:00',
    });
    const [, second] = await ids();

    expect(await move(second!, 'following', '2025-04-08 07:00:00')).toMatchObject({ status: 200 });
    expect(await calendar()).toEqual(['03-20T06', '04-08T07', '05-13T07', '06-10T07']);
  });

  it('can move only to weeks in which the mentor has time', async () => {
    const [, , third] = await tuesdays();
    await book('2025-04-04 06:00:00'); // the Friday of the week of the third
    const rules = { startupWeekMinutes: 60 };
    await kit.db.update(mentors).set(rules).where(eq(mentors.id, fixture.mentor.mentorId));

    expect(await move(third!, 'following', '2025-04-02 07:00:00')).toMatchObject({
      status: 409,
      body: { conflicts: ['2025-04-02 07:00:00'] },
    });
    expect(await calendar()).toContain('04-01T06');
  });

  it('belong to the startup that asks, and former members cannot change them', async () => {
    const [, , third] = await tuesdays();
    const left = await kit.joins(fixture.startup);
    await kit.post(
      `/my/startups/${fixture.startup.id}/remove-founder`,
      { user_id: left.id },
      { as: fixture.founder },
    );
    const other = await kit.startup();
    const stranger = await kit.joins(other);
    const path = `/my/startups/${other.id}/meetings/${third}/following`;

    expect(await cancel(third!, 'following', left)).toMatchObject({ status: 404 });
    expect(await cancel(third!, 'following', stranger)).toMatchObject({ status: 404 });
    expect(await kit.del(path, { as: stranger })).toMatchObject({ status: 404 });
    expect(await calendar()).toEqual(['03-18T06', '03-25T06', '04-01T06', '04-08T06']);
  });

  it('stay in the calendar entry without exception', async () => {
    const [, , third] = await tuesdays();
    await mail.collect();
    await move(third!, 'following', '2025-04-02 07:00:00');

    const [sent] = await mail.for(fixture.mentor.email);
    const { method, ics } = sent!.body.calendar!;
    const entry = ics.replaceAll('\r\n ', '');
    const starts = [...entry.matchAll(/^DTSTART;TZID=Europe\/Istanbul:(\w+)/gm)].map(
      ([, at]) => at,
    );

    expect(method).toBe('REQUEST');
    expect(entry).toMatch(/RRULE:FREQ=WEEKLY;UNTIL=20250408T060000Z/);
    expect(starts).toEqual(['20250318T090000', '20250402T100000', '20250409T100000']);
    expect(entry.match(/^RECURRENCE-ID.*$/gm)).toEqual([
      'RECURRENCE-ID;TZID=Europe/Istanbul:20250401T090000',
      'RECURRENCE-ID;TZID=Europe/Istanbul:20250408T090000',
    ]);
  });
});
