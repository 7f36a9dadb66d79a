import { testApp } from '../../../testing';
import { mailbox } from '../../../testing/mailbox';
import { meetingFixture } from '../../../testing/meetingFixture';
import type { TestUser } from '../../../testing/people';
import { staffMember } from '../../../testing/staffMember';

const NOW = '2025-03-11T09:00:00Z';
const kit = testApp({ now: NOW });
const mail = mailbox(kit);
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

const news = async (as: TestUser) =>
  (await kit.get('/notifications', { as })).body.data.map(
    ({ text, url }: { text: string; url: string }) => [text, url],
  );
const subjects = async () =>
  (await mail.collect()).map(({ to, body }) => [to.email, body.subject]).sort();

/** Rule 6.28. */
it('mentor and founders are notified of an assignment that begins or ends, on the site and by mail', async () => {
  const { mentor, startup, founder } = fixture;
  const { name } = (await kit.get(`/my/startups/${startup.id}`, { as: founder })).body.data;
  await mail.collect();
  await perform('unassign');
  const ended = [
    [founder.email, `Ana Horvat no longer mentors ${name}.`],
    [mentor.email, `You no longer mentor ${name}.`],
  ];
  expect(await subjects()).toEqual(ended.sort());
  await perform('assign');
  const begun = [
    [founder.email, `Ana Horvat now mentors ${name}.`],
    [mentor.email, `You now mentor ${name}.`],
  ];
  expect(await subjects()).toEqual(begun.sort());
  expect(await news(founder)).toEqual([
    [`Ana Horvat now mentors ${name}.`, `/my/startups/${startup.id}/mentorship`],
    [`Ana Horvat no longer mentors ${name}.`, `/my/startups/${startup.id}/mentorship`],
  ]);
  expect(await news(mentor)).toEqual([
    [`You now mentor ${name}.`, `/my/mentorships/${startup.id}`],
    [`You no longer mentor ${name}.`, '/my/mentorships'],
  ]);
});

it('who turned mails of this kind off reads it on the site only, and a mentor who is a founder reads it once', async () => {
  const { mentor, startup, founder } = fixture;
  await kit.alsoJoins(startup, mentor, 'founder');
  await mail.collect();
  const preferences = [{ type: 'team-change', on_site: true, by_mail: false }];
  await kit.post('/notifications/preferences', { preferences }, { as: founder });
  await perform('unassign');
  expect(await subjects()).toEqual([[mentor.email, expect.stringMatching(/^You no longer/)]]);
  expect(await news(founder)).toHaveLength(1);
  expect(await news(mentor)).toHaveLength(1);
});

it('both are notified of an imported assignment as well, and of its undoing', async () => {
  const { mentor, founder } = fixture;
  const startup = await kit.startup({ name: 'Žito' });
  await kit.alsoJoins(startup, founder, 'founder');
  await mail.collect();
  const as = await staffMember(kit, 'programme');
  const file = `mentor,startup\n${mentor.email},${startup.slug}\n`;
  const imported = await kit.post(
    '/staff/acts/import.assignments/preview',
    { fields: {}, file },
    { as },
  );
  expect(imported.body.message).toMatch(/Mentors and founders are notified of new assignments\.$/);
  const { body } = await kit.post('/staff/acts/import.assignments', { fields: {}, file }, { as });
  expect(await subjects()).toEqual(
    [
      [founder.email, 'Ana Horvat now mentors Žito.'],
      [mentor.email, 'You now mentor Žito.'],
    ].sort(),
  );

  const fields = { id: body.answer.id };
  const look = await kit.post('/staff/acts/import.undo/preview', { fields }, { as });
  expect(look.body.message).toMatch(/Both sides of each assignment are notified\.$/);
  await kit.post('/staff/acts/import.undo', { fields }, { as });
  expect((await subjects()).map(([, subject]) => subject).sort()).toEqual([
    'Ana Horvat no longer mentors Žito.',
    'You no longer mentor Žito.',
  ]);
});

it('a retired mentor cannot be assigned', async () => {
  const { mentor } = fixture;
  const as = await staffMember(kit, 'programme');
  const act = (name: string, fields: object) => kit.post(`/staff/acts/${name}`, { fields }, { as });
  await act('mentors.retire', { mentor: mentor.email });
  const { slug } = await kit.startup();
  expect(await act('mentors.assign', { mentor: mentor.email, startup: slug })).toMatchObject({
    status: 409,
    body: { message: `${mentor.email} is retired. Make them a mentor again first.` },
  });
});

it('an assignment without sessions ends, and the text says that none is booked', async () => {
  const { mentor, startup } = fixture;
  const pair = `${mentor.email} no longer mentors ${startup.slug}`;
  expect(await perform('unassign')).toEqual([
    `${mentor.email} will no longer mentor ${startup.slug}. No session is booked. Both sides are notified.`,
    `${pair}.`,
  ]);
  await mail.collect();

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
