import { testApp } from '../../../testing';
import { meetingFixture } from '../../../testing/meetingFixture';
import { staffMember } from '../../../testing/staffMember';

const NOW = '2025-03-11T09:00:00Z';
const kit = testApp({ now: NOW });
const { fixture, book, cancel, calendar, ids } = meetingFixture(kit, NOW);

/** Four Tuesdays. @returns their ids */
async function tuesdays() {
  const until = { recurrence: 'weekly', recurrence_until: '2025-04-08 23:00:00' };
  await book('2025-03-18 06:00:00', until);
  return ids();
}

/** Previews and performs an act on a session, and returns the sentences before and after. */
async function perform(name: string, fields: { id: number } & Record<string, unknown>) {
  const as = await staffMember(kit, 'sessions');
  const call = (path: string, more = {}) =>
    kit.post(`/staff/acts/meetings.${path}`, { fields, ...more }, { as });
  const { message: ahead, seen } = (await call(`${name}/preview`)).body;
  const { status, body } = await call(name, { seen, confirm: String(fields.id) });
  return { status, said: [ahead, body.message] };
}
const history = async (id: number) => {
  const as = await staffMember(kit, 'sessions', 'programme');
  const { data } = (await kit.get(`/staff/record/meeting/${id}`, { as })).body;
  return data.map(({ text }: { text: string }) => text);
};

describe('a cancellation by staff', () => {
  it.each([
    ['series', 4, 4],
    ['following', 2, 2],
  ])(
    'with its %s shows the number of sessions before and after, and is recorded for each',
    async (scope, count) => {
      const [first, second, third, last] = (await tuesdays()) as [number, number, number, number];
      const id = scope === 'series' ? first : third;
      const done = await perform('cancel', { id, [scope]: true, message: 'Ill' });

      const { slug } = fixture.startup;
      const after = `${count} sessions of ${slug} are cancelled.`;
      expect(done).toEqual({
        status: 200,
        said: [
          `${count} sessions of ${slug} will be cancelled, and both sides are notified.`,
          after,
        ],
      });
      expect(await history(last)).toEqual([after]);
      expect(await history(second)).toEqual(scope === 'series' ? [after] : []);
    },
  );

  it('names a single session', async () => {
    const [first, second] = (await tuesdays()) as [number, number];
    const { said } = await perform('cancel', { id: first, message: 'Ill' });
    const which = `Session ${first} of ${fixture.startup.slug}`;
    expect(said).toEqual([
      `${which} will be cancelled, and both sides are notified.`,
      `${which} is cancelled.`,
    ]);
    expect(await history(first)).toEqual([said[1]]);
    expect(await history(second)).toEqual([]);
  });

  it('reports a session that was cancelled before, and leaves it unchanged', async () => {
    const [first] = (await tuesdays()) as [number];
    await cancel(first, 'occurrence');
    const { status, said } = await perform('cancel', { id: first, founders: true });

    const one = `Session ${first} of ${fixture.startup.slug}`;
    expect({ status, said }).toEqual({
      status: 200,
      said: [`${one} is already cancelled. Nothing will change.`, `${one} was already cancelled.`],
    });
    expect((await calendar())[1]).toBe('03-25T06');
  });
});

it.each([
  ['alone', {}, (id: number) => `Session ${id}`],
  ['with the following ones', { following: true }, () => '2 sessions'],
])('a session that staff move %s is announced without a time of another zone', async (...how) => {
  const [, scope, what] = how;
  const [, , third] = (await tuesdays()) as [number, number, number, number];
  const done = await perform('move', { id: third, ...scope, to: '2025-04-02 07:00:00' });

  expect(done.status).toBe(200);
  expect(done.said[0]).toBe(
    `${what(third)} of ${fixture.startup.slug} will move, and both sides are notified.`,
  );
});

it('a booking that staff decline is recorded for each of its sessions', async () => {
  const [first, , , last] = (await tuesdays()) as [number, number, number, number];
  const { said } = await perform('decline', { id: first, message: 'Sorry.' });
  expect(said[1]).toBe(`Booking ${first} of ${fixture.startup.slug} is declined.`);
  expect(await history(last)).toEqual([said[1]]);
});

/** An act with its fields; the first one is typed to confirm it. */
type WebCall = [name: string, fields: Record<string, unknown>];
const away = { from: '2025-04-01T00:00:00Z', to: '2025-04-09T00:00:00Z' };
it.each<[string, (id: number) => WebCall]>([
  ['moved', (id) => ['meetings.move', { id, following: true, to: '2025-04-01 07:00:00' }]],
  [
    'ended with its assignment',
    () => ['mentors.unassign', { mentor: fixture.mentor.email, startup: fixture.startup.slug }],
  ],
  [
    'ended by time off',
    () => [
      'time-off.add',
      { mentor: fixture.mentor.email, ...away, meetings: 'cancel', message: 'Ill' },
    ],
  ],
])('a session that is %s has it in its history', async (_how, act) => {
  const [, , third, last] = (await tuesdays()) as [number, number, number, number];
  const [name, fields] = act(third);
  const as = await staffMember(kit, 'sessions', 'programme');
  const call = (path: string, more = {}) =>
    kit.post(`/staff/acts/${path}`, { fields, ...more }, { as });
  const { seen } = (await call(`${name}/preview`)).body;
  const done = await call(name, { seen, confirm: String(Object.values(fields)[0]) });

  expect(done).toMatchObject({ status: 200 });
  expect(await history(last)).toEqual([done.body.message]);
});
