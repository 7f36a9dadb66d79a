import { perform } from '../../../admin/perform';
import { holdTurns } from '../../../modules/meetings/holdTurns';
import { type TestUser, testApp } from '../../../testing';
import { meetingFixture } from '../../../testing/meetingFixture';
import { staffMember } from '../../../testing/staffMember';
import { untilWaiting } from '../../../testing/untilWaiting';

const NOW = '2025-03-11T09:00:00Z';
const kit = testApp({ now: NOW });
const { fixture, book, cancel, calendar, ids } = meetingFixture(kit, NOW);

let staff: TestUser;
beforeEach(async () => {
  staff = await staffMember(kit, 'sessions');
});

const fieldsOf = (meetings: string) => ({
  mentor: fixture.mentor.email,
  from: '2025-03-18T00:00:00Z',
  to: '2025-03-19T00:00:00Z',
  meetings,
  ...(meetings !== 'stay' && { message: 'I am at the sea.' }),
});
const call = (path: string, meetings: string, more: object = {}) =>
  kit.post(`/staff/acts/${path}`, { fields: fieldsOf(meetings), ...more }, { as: staff });
const look = async (meetings: string) => (await call('time-off.add/preview', meetings)).body;
const add = (meetings: string, seen: string) =>
  call('time-off.add', meetings, { seen, confirm: fixture.mentor.email });
const timeOff = async () =>
  (await kit.get('/my/availability', { as: fixture.mentor })).body.data.time_off;

describe.each(['stay', 'cancel', 'propose'])('time off of a mentor, whose sessions %s', (fate) => {
  it('is refused when another session was booked since the preview', async () => {
    await book('2025-03-18 06:00:00');
    const { message, seen } = await look(fate);
    expect(message).toMatch(/\b1 (booked )?session\b/);
    await book('2025-03-18 07:00:00');

    expect(await add(fate, seen)).toMatchObject({ status: 409 });
    expect(await calendar()).toEqual(['03-18T06', '03-18T07']);
    expect(await timeOff()).toEqual([]);
    expect(await add(fate, (await look(fate)).seen)).toMatchObject({ status: 200 });
  });

  it('is refused while a booking in it is in progress', async () => {
    const { seen } = await look(fate);
    let booking!: ReturnType<typeof book>;
    let adding!: ReturnType<typeof add>;
    await kit.db.transaction(async (tx) => {
      await holdTurns(tx, { mentorId: fixture.mentor.mentorId });
      booking = book('2025-03-18 06:00:00');
      await untilWaiting(tx);
      adding = add(fate, seen);
      await untilWaiting(tx, 2);
    });

    expect(await booking).toMatchObject({ status: 201 });
    expect(await adding).toMatchObject({ status: 409 });
    expect(await calendar()).toEqual(['03-18T06']);
    expect(await timeOff()).toEqual([]);
  });
});

it('time off is saved when a session of another day was booked or cancelled meanwhile', async () => {
  await book('2025-03-20 06:00:00');
  const { seen } = await look('cancel');
  await cancel((await ids())[0]!, 'occurrence');
  await book('2025-03-20 07:00:00');
  expect(await add('cancel', seen)).toMatchObject({ status: 200 });
  expect(await calendar()).toEqual(['03-20T06x', '03-20T07']);
});

it.each([
  ['stay', '2 booked sessions stay.', '2 booked sessions stay.'],
  [
    'cancel',
    '2 sessions will be cancelled, and their founders are notified.',
    '2 sessions were cancelled, and their founders are notified.',
  ],
  [
    'propose',
    'Other times will be proposed for 2 sessions.',
    'Other times are proposed for 2 sessions.',
  ],
])('time off whose sessions %s says so before and after', async (fate, ahead, done) => {
  const { email } = fixture.mentor;
  await book('2025-03-18 06:00:00');
  await book('2025-03-18 07:00:00');
  const { message, seen } = await look(fate);
  expect(message).toBe(`Time off will be added for ${email}, who is notified. ${ahead}`);
  expect((await add(fate, seen)).body.message).toBe(`Time off is added for ${email}. ${done}`);
});

it('time off says for how many sessions no other time is free', async () => {
  const { email } = fixture.mentor;
  await book('2025-03-18 06:00:00');
  await perform(kit.deps, { argv: ['availability', 'set', '--mentor', email, '--week', 'none'] });
  const outcome = 'No other time is free for 1 session, so it stays.';
  const { message, seen } = await look('propose');
  expect(message).toBe(`Time off will be added for ${email}, who is notified. ${outcome}`);
  const { body } = await add('propose', seen);
  expect(body.message).toBe(`Time off is added for ${email}. ${outcome}`);
  expect(await calendar()).toEqual(['03-18T06']);
});

it('time off without sessions says so', async () => {
  const { message } = await look('cancel');
  expect(message).toContain('No session is booked then.');
});
