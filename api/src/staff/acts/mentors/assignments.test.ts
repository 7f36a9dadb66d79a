import { testApp } from '../../../testing';
import { meetingFixture } from '../../../testing/meetingFixture';
import { staffMember } from '../../../testing/staffMember';

const NOW = '2025-03-11T09:00:00Z';
const kit = testApp({ now: NOW });
const { fixture, book } = meetingFixture(kit, NOW);

/** Previews and performs an act on the pair of the fixture, and returns the sentences before and after. */
async function perform(name: 'assign' | 'unassign'): Promise<[string, string]> {
  const as = await staffMember(kit, 'programme');
  const fields = { mentor: fixture.mentor.email, startup: fixture.startup.slug };
  const path = `/staff/acts/mentors.${name}`;
  const { message, seen } = (await kit.post(`${path}/preview`, { fields }, { as })).body;
  const done = await kit.post(path, { fields, seen, confirm: fields.mentor }, { as });
  expect(done).toMatchObject({ status: 200 });
  return [message, done.body.message];
}

it('an assignment without sessions ends, and the text names no notice', async () => {
  const { mentor, startup } = fixture;
  const pair = `${mentor.email} no longer mentors ${startup.slug}`;
  expect(await perform('unassign')).toEqual([
    `${mentor.email} will no longer mentor ${startup.slug}. No session is booked, so nobody is notified.`,
    `${pair}.`,
  ]);
  expect((await kit.get('/notifications', { as: mentor })).body.data).toEqual([]);

  expect(await perform('unassign')).toEqual([
    `${mentor.email} does not mentor ${startup.slug}. Nothing will change.`,
    `${mentor.email} did not mentor ${startup.slug}.`,
  ]);
});

it('an assignment with a session ends with notice to both sides', async () => {
  await book('2025-03-18 06:00:00');
  const { mentor, startup } = fixture;
  expect(await perform('unassign')).toEqual([
    `${mentor.email} will no longer mentor ${startup.slug}. 1 session will be cancelled, and both sides are notified.`,
    `${mentor.email} no longer mentors ${startup.slug}. 1 session was cancelled.`,
  ]);
});

it('a mentor who is assigned already stays assigned, and the text says so', async () => {
  const { mentor, startup } = fixture;
  expect(await perform('assign')).toEqual([
    `${mentor.email} mentors ${startup.slug} already. Nothing will change.`,
    `${mentor.email} mentored ${startup.slug} already.`,
  ]);
});
