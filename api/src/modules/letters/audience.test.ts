import { perform } from '../../admin/perform';
import { type TestUser, testApp } from '../../testing';
import { mailbox } from '../../testing/mailbox';
import { staffMember } from '../../testing/staffMember';
import { postLetters } from './postLetters';

const kit = testApp();
const mail = mailbox(kit);
let mira: TestUser;
let member: TestUser;

beforeAll(async () => {
  mira = await staffMember(kit, 'letters');
  const startup = await kit.startup({ name: 'Zrno', seasons: [2], seasonNumber: 2, stage: 'seed' });
  const older = await kit.startup({
    name: 'Ključ',
    seasons: [1],
    seasonNumber: 1,
    stage: 'scaling',
  });
  const founder = await kit.joins(startup, 'founder');
  member = await kit.joins(startup, 'member');
  await kit.alsoJoins(older, founder, 'founder');
  await kit.mentorOf(startup);
  await kit.joins(older, 'founder');
  await kit.person({ isInvestor: true });
  await kit.alsoJoins(startup, await kit.person({ emailVerifiedAt: null }), 'founder');
  await kit.alsoJoins(startup, await kit.person({ disabledAt: new Date() }), 'founder');
});

const act = (name: string, fields: object, more: object = {}) =>
  kit.post(`/staff/acts/letters.${name}`, { fields, ...more }, { as: mira });

async function reaches(to: object) {
  const body = 'Hello {{name}} of {{startup}}, {{season}}';
  const made = await act('create', { subject: 'To you', body, ...to });
  const answer = await kit.get(`/staff/letters/${made.body.answer.id}/preview`, { as: mira });
  return { id: made.body.answer.id as number, ...answer.body };
}

describe('a letter to members', () => {
  it.each([
    [{ to: 'founders' }, 2],
    [{ to: 'founders', season: 2 }, 1],
    [{ to: 'founders', season: 2, stage: 'scaling' }, 0],
    [{ to: 'teams', season: 2 }, 2],
    [{ to: 'mentors' }, 1],
    [{ to: 'mentors', season: 1 }, 0],
    [{ to: 'mentors', stage: 'seed' }, 1],
    [{ to: 'investors' }, 1],
    [{ to: 'everybody', season: 1 }, 2],
  ])('%j reaches %i of them', async (to, count) => {
    expect((await reaches(to)).recipients).toBe(count);
  });

  it('of a season reaches those who were in it before, but not former mentors', async () => {
    const again = await kit.startup({ name: 'Opet', seasons: [7, 8], seasonNumber: 8 });
    await kit.joins(again);
    const [left, retired] = [await kit.mentorOf(again), await kit.mentorOf(again)];
    const seasons = async (to: string) => [
      (await reaches({ to, season: 7 })).recipients,
      (await reaches({ to, season: 8 })).recipients,
    ];
    expect(await seasons('everybody')).toEqual([3, 3]);

    const all = (await reaches({ to: 'mentors' })).recipients;
    const staff = (command: string) => perform(kit.deps, { argv: command.split(' ') });
    await staff(`mentors unassign --mentor ${left.email} --startup ${again.slug}`);
    await staff(`mentors retire --mentor ${retired.email}`);
    expect(await seasons('everybody')).toEqual([1, 1]);
    expect((await reaches({ to: 'mentors' })).recipients).toBe(all - 1);
  });

  it('fills in what is known of each person, in the mail only', async () => {
    const { data } = await reaches({ to: 'teams', season: 2, stage: 'seed' });
    const texts = data.map(
      ({ blocks }: { blocks: { runs: { text: string }[] }[] }) => blocks[0]!.runs[0]!.text,
    );
    expect(texts).toContain('Hello Ana of Zrno, Season 2');
  });

  it('is unsubscribed from by one click, without affecting other mail, and members see it in their preferences', async () => {
    const send = async () => {
      const { id } = await reaches({ to: 'teams', season: 2 });
      const { body } = await kit.post(
        '/staff/acts/letters.send/preview',
        { fields: { id } },
        { as: mira },
      );
      await act('send', { id }, { seen: body.seen, confirm: String(id) });
      await postLetters(kit.deps);
      return mail.collect();
    };
    const [first] = (await send()).filter(({ to }) => to.email === member.email);
    const url = first!.body
      .headers!['List-Unsubscribe']!.slice(1, -1)
      .replace('http://localhost:3000', '');
    expect(await kit.app.inject({ method: 'POST', url })).toMatchObject({ statusCode: 200 });

    const preferences = await kit.get('/notifications/preferences', { as: member });
    expect(preferences.body.data).toContainEqual(
      expect.objectContaining({ type: 'letter', by_mail: false }),
    );
    expect((await reaches({ to: 'teams', season: 2 })).recipients).toBe(1);
  });

  it('is deleted with the account of its recipient', async () => {
    const leaving = await kit.mentorOf();
    const { id } = await reaches({ to: 'mentors' });
    const { body } = await kit.post(
      '/staff/acts/letters.send/preview',
      { fields: { id } },
      { as: mira },
    );
    await act('send', { id }, { seen: body.seen, confirm: String(id) });
    const exported = await kit.get('/account/export', { as: leaving });
    expect(exported.body.letters).toMatchObject([{ subject: 'To you' }]);

    const { email } = leaving;
    await perform(kit.deps, { argv: ['users', 'erase', '--user', email, '--confirm', email] });
    await postLetters(kit.deps);
    const arrived = (await mail.collect()).filter(({ to }) => to.email === email);
    expect(arrived.map(({ body }) => body.subject)).toEqual([expect.stringMatching(/deleted/)]);
  });
});
