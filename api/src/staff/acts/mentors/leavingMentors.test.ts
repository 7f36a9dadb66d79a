import { DEMO_PROGRAMME } from 'contract/demo-programme';
import { testApp } from '../../../testing';
import { mailbox } from '../../../testing/mailbox';
import { meetingFixture } from '../../../testing/meetingFixture';
import { staffMember } from '../../../testing/staffMember';

const NOW = '2025-03-11T09:00:00Z';
const kit = testApp({ now: NOW });
const mail = mailbox(kit);
const { fixture, at, book, calendar, slots } = meetingFixture(kit, NOW);

/** Previews an act and performs it. @returns the sentence before */
async function perform(scope: 'programme' | 'people', name: string, fields: object) {
  const as = await staffMember(kit, scope);
  const { message } = (await kit.post(`/staff/acts/${name}/preview`, { fields }, { as })).body;
  expect(await kit.post(`/staff/acts/${name}`, { fields }, { as })).toMatchObject({ status: 200 });
  return message as string;
}
const offer = (id: number) =>
  kit.post(
    `/my/agenda/${id}/occurrence/proposal`,
    { times: ['2025-03-20 08:00:00'], message: 'I travel.' },
    { as: fixture.mentor },
  );

/** Rule 11.7. */
it('retiring a mentor says how many sessions stay, and withdraws the times they offered', async () => {
  const { email } = fixture.mentor;
  const { id } = (await book('2025-03-18 06:00:00')).body.data;
  await book('2025-03-19 06:00:00');
  expect(await offer(id)).toMatchObject({ status: 200 });
  await mail.collect();

  expect(await perform('programme', 'mentors.retire', { mentor: email })).toBe(
    `${email} will no longer be available for new sessions, and is notified. 2 booked sessions stay: they can be cancelled, but not moved. Other times are no longer proposed for 1 session, and both sides are notified.`,
  );
  expect(await calendar()).toEqual(['03-18T06', '03-19T06']);
  expect((await kit.get(at('/proposals'), { as: fixture.founder })).body.data).toEqual([]);
  const [sent] = await mail.for(fixture.founder.email);
  expect(sent!.body.subject).toMatch(
    /no longer proposes other times .* It keeps its current time\.$/,
  );
});

it('a retired mentor is told once, with the number of sessions that stay', async () => {
  const { email } = fixture.mentor;
  await book('2025-03-18 06:00:00');
  await mail.collect();
  await perform('programme', 'mentors.retire', { mentor: email });
  expect(await perform('programme', 'mentors.retire', { mentor: email })).toBe(
    `${email} is retired already. Nothing will change.`,
  );

  const text =
    'The programme team has retired you as a mentor: no new sessions can be booked with you. You keep 1 booked session, unless you cancel.';
  const { data } = (await kit.get('/notifications', { as: fixture.mentor })).body;
  expect(data.filter(({ text: own }: { text: string }) => own === text)).toHaveLength(1);
  expect((await mail.for(email)).map(({ body }) => body.subject)).toEqual([text]);
});

it('retiring a mentor without sessions says so', async () => {
  const { email } = fixture.mentor;
  expect(await perform('programme', 'mentors.retire', { mentor: email })).toBe(
    `${email} will no longer be available for new sessions, and is notified. No session is booked.`,
  );
});

/** Rule 11.4. */
it('disabling the account of a mentor says how many sessions stay, and offers no further ones', async () => {
  const { email, mentorId } = fixture.mentor;
  await book('2025-03-18 06:00:00');
  expect(await perform('people', 'users.disable', { user: email })).toBe(
    `${email} will be signed out everywhere and will not be able to sign in. No new sessions can be booked with them. 1 booked session stays: it can be cancelled, but not moved.`,
  );
  expect(await calendar()).toEqual(['03-18T06']);
  expect(await slots('2025-03-19')).toMatchObject({ status: 404 });
  const mentors = () =>
    kit.get(`/my/startups/${fixture.startup.id}/mentors`, { as: fixture.founder });
  expect((await mentors()).body.mentors).toEqual([]);
  await perform('people', 'users.disable', { user: email, undo: true });
  expect((await mentors()).body.mentors).toMatchObject([{ id: mentorId }]);
});

/** Rule 11.41. */
it('publishing an earlier end of the season says how many sessions are after it', async () => {
  await book('2025-03-18 06:00:00', {
    recurrence: 'weekly',
    recurrence_until: '2025-04-08 23:00:00',
  });
  const [, second] = DEMO_PROGRAMME.site.seasons;
  const seasons = [DEMO_PROGRAMME.site.seasons[0]!, { ...second!, last_day: '2025-03-25' }];
  const document = { ...DEMO_PROGRAMME, site: { ...DEMO_PROGRAMME.site, seasons } };
  const as = await staffMember(kit, 'programme');
  const edited = await kit.post(
    '/staff/acts/programme.edit',
    { fields: {}, file: JSON.stringify(document) },
    { as },
  );
  expect(edited).toMatchObject({ status: 200 });
  expect(await perform('programme', 'programme.publish', {})).toMatch(
    / 2 booked sessions are after the last day, 2025-03-25\. They stay booked\.$/,
  );
});
