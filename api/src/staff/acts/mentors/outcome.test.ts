import { answersQueries } from '../../../modules/meeting-records/answers.queries';
import { testApp } from '../../../testing';
import { meetingFixture } from '../../../testing/meetingFixture';
import { staffMember } from '../../../testing/staffMember';
import { untilWaiting } from '../../../testing/untilWaiting';

const NOW = '2025-03-11T09:00:00Z';
const kit = testApp({ now: NOW });
const { fixture, book } = meetingFixture(kit, NOW);

const sayFor = async (id: number, outcome: string) =>
  kit.post(
    '/staff/acts/meetings.outcome',
    { fields: { id, outcome }, why: 'By telephone' },
    { as: await staffMember(kit, 'sessions') },
  );
const waiting = async () => {
  const as = await staffMember(kit, 'sessions');
  const { data } = (await kit.get('/staff/today', { as })).body;
  return data.find(({ kind }: { kind: string }) => kind === 'sessions').items;
};

it('whether a session took place is recorded for its mentor, who is notified and may correct it', async () => {
  const { id } = (await book('2025-03-18 06:00:00')).body.data;
  expect(await sayFor(id, 'held')).toMatchObject({ status: 409 });
  kit.clock.set('2025-03-20T09:00:00Z');
  const [item] = await waiting();
  expect(item.act).toMatchObject({ name: 'meetings.outcome', fields: { id, outcome: 'held' } });

  expect(await sayFor(id, 'perhaps')).toMatchObject({ status: 422 });
  expect(await sayFor(id, item.act.fields.outcome)).toMatchObject({ status: 200 });
  expect(await waiting()).toEqual([]);
  const { data } = (await kit.get('/notifications', { as: fixture.mentor })).body;
  expect(data[0].text).toMatch(
    /^The programme team has recorded that your session with .* took place\.$/,
  );
  expect(await sayFor(id, 'not-held')).toMatchObject({ status: 409 });

  const says = { took_place: false };
  expect(await kit.post(`/meetings/${id}/attendance`, says, { as: fixture.mentor })).toMatchObject({
    status: 200,
  });
  const { body } = await kit.get(`/staff/sessions/${id}`, {
    as: await staffMember(kit, 'sessions'),
  });
  expect(body.took_place).toEqual({ mentor: false, founders: null });
});

it('a concurrent answer of the mentor takes precedence', async () => {
  const { id } = (await book('2025-03-18 06:00:00')).body.data;
  kit.clock.set('2025-03-20T09:00:00Z');
  const own = { occurrenceId: id, side: 'mentor', saidBy: fixture.mentor.id } as const;
  let saying!: ReturnType<typeof sayFor>;
  await kit.db.transaction(async (tx) => {
    await answersQueries(tx).sayTookPlace({ ...own, tookPlace: false, saidAt: kit.clock.now() });
    saying = sayFor(id, 'held');
    await untilWaiting(tx);
  });

  expect(await saying).toMatchObject({ status: 409 });
  expect(await answersQueries(kit.db).tookPlace(id, 'mentor')).toBe(false);
});

it('two weeks after its end it can no longer be recorded', async () => {
  const { id } = (await book('2025-03-18 06:00:00')).body.data;
  kit.clock.set('2025-04-02T09:00:00Z');
  expect(await sayFor(id, 'held')).toMatchObject({
    status: 409,
    body: { message: 'The time to answer ended 14 days after the session.' },
  });
});
