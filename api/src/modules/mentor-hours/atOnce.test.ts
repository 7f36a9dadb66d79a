import { testApp } from '../../testing';
import { meetingFixture } from '../../testing/meetingFixture';
import { untilWaiting } from '../../testing/untilWaiting';
import { mentorHoursQueries } from './mentorHours.queries';

const NOW = '2025-03-11T09:00:00Z';
const kit = testApp({ now: NOW });
const { fixture } = meetingFixture(kit, NOW);

const MORNING = { startMinute: 540, endMinute: 720 };
const hours = [{ start: '14:00', end: '16:00' }];
const save = (call: string, body: unknown) =>
  kit.post(`/my/availability${call}`, body, { as: fixture.mentor });
const stored = async () =>
  (await kit.get('/my/availability', { as: fixture.mentor })).body.data as {
    windows: object[];
    version: string;
    exceptions: { hours: object[] }[];
  };

describe('hours that two callers save at once', () => {
  it('are those of the last caller', async () => {
    const week = { time_zone: 'Europe/Sofia', meeting_minutes: 60, buffer_minutes: 0 };
    const windows = [{ weekday: 3, ...hours[0] }];
    let saving!: ReturnType<typeof save>;
    await kit.db.transaction(async (tx) => {
      await mentorHoursQueries(tx).setWeek(fixture.mentor.mentorId, [{ weekday: 3, ...MORNING }]);
      saving = save('', { ...week, windows });
      await untilWaiting(tx);
    });

    expect(await saving).toMatchObject({ status: 200 });
    expect((await stored()).windows).toEqual(windows);
  });

  it('replace only the week that the caller saw, but may be repeated', async () => {
    const week = { time_zone: 'Europe/Sofia', meeting_minutes: 60, buffer_minutes: 0 };
    const { version } = await stored();
    const windows = [{ weekday: 2, ...hours[0] }];
    expect(await save('', { ...week, windows, version })).toMatchObject({ status: 200 });
    expect(await save('', { ...week, windows, version })).toMatchObject({ status: 200 });

    const other = { ...week, windows: [{ weekday: 1, ...hours[0] }], version };
    expect(await save('', other)).toMatchObject({
      status: 409,
      body: { message: 'This has changed in the meantime. Please look at it again.' },
    });
    expect((await stored()).windows).toEqual(windows);
    const now = { ...other, version: (await stored()).version };
    expect(await save('', now)).toMatchObject({ status: 200 });
    expect((await stored()).windows).toEqual(other.windows);
  });

  it('are those of the first caller, when both started from the same week', async () => {
    const week = { time_zone: 'Europe/Sofia', meeting_minutes: 60, buffer_minutes: 0 };
    const { version } = await stored();
    const of = (weekday: number) => ({ ...week, windows: [{ weekday, ...hours[0] }], version });
    const answers = await Promise.all([1, 2, 3, 4].map((weekday) => save('', of(weekday))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    const [first] = [1, 2, 3, 4].filter((_weekday, at) => answers[at]!.status === 200);
    expect((await stored()).windows).toEqual(of(first!).windows);
  });

  it('of a date are those of the last caller, stored once', async () => {
    let saving!: ReturnType<typeof save>;
    await kit.db.transaction(async (tx) => {
      await mentorHoursQueries(tx).setDay(fixture.mentor.mentorId, '2025-03-18', [MORNING]);
      saving = save('/exceptions', { date: '2025-03-18', hours });
      await Promise.race([saving, untilWaiting(tx)]);
    });

    expect(await saving).toMatchObject({ status: 200 });
    expect((await stored()).exceptions).toEqual([{ date: '2025-03-18', hours }]);
  });
});
