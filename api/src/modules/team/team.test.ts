import { type TestStartup, type TestUser, testApp } from '../../testing';
import { linkIn, mailbox } from '../../testing/mailbox';

const kit = testApp();
let startup: TestStartup;
let founder: TestUser;
let second: TestUser;
let member: TestUser;

beforeEach(async () => {
  startup = await kit.startup({ name: 'Zrno' });
  founder = await kit.joins(startup, 'founder', 'CEO');
  second = await kit.joins(startup, 'founder', 'CTO');
  member = await kit.joins(startup, 'member', 'Design');
});

const change = (call: string, body: unknown, as = founder) =>
  kit.post(`/my/startups/${startup.id}/${call}`, body, { as });

async function team() {
  const { body } = await kit.get(`/my/startups/${startup.id}/team`, { as: founder });
  const positions = (people: { position: string }[]) => people.map(({ position }) => position);
  return [positions(body.founders), positions(body.teamMembers)];
}

describe('a team', () => {
  it('is listed in the order people joined, founders and others separately', async () => {
    expect(await team()).toEqual([['CEO', 'CTO'], ['Design']]);
  });

  it('removes a member at once, and idempotently', async () => {
    for (let time = 0; time < 2; time += 1) {
      expect(await change('remove-founder', { user_id: second.id })).toMatchObject({ status: 200 });
    }

    expect(await team()).toEqual([['CEO'], ['Design']]);
    expect(await kit.get(`/my/startups/${startup.id}`, { as: second })).toMatchObject({
      status: 404,
    });
  });

  it('keeps its last founder when two remove each other', async () => {
    const answers = await Promise.all([
      change('remove-founder', { user_id: second.id }, founder),
      change('remove-founder', { user_id: founder.id }, second),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);

    const left = answers[0].status === 200 ? founder : second;
    const { status, body } = await change('remove-founder', { user_id: left.id }, left);
    expect([status, body.message]).toEqual([422, 'A startup needs at least one founder.']);
  });

  it('does not overwrite a position that somebody else changed since it was read', async () => {
    const seen_position = 'CTO';
    await change('update-founder', { user_id: second.id, position: 'Chief', seen_position });
    const other = { user_id: second.id, position: 'Hardware', seen_position };

    expect(await change('update-founder', other, second)).toMatchObject({
      status: 409,
      body: { current: { position: 'Chief' } },
    });
    expect(await change('update-founder', { ...other, position: 'Chief' }, second)).toMatchObject({
      status: 200,
    });
    expect(await team()).toEqual([['CEO', 'Chief'], ['Design']]);
  });

  it('changes positions of its members', async () => {
    await change('update-founder', { user_id: founder.id, position: ' Chief ' });
    await change('update-member', { user_id: member.id, position: 'Brand' }, member);

    expect(await team()).toEqual([['Chief', 'CTO'], ['Brand']]);
    expect(await change('update-member', { user_id: founder.id, position: 'X' })).toMatchObject({
      status: 404,
    });
    expect(await change('update-founder', { user_id: founder.id, position: ' ' })).toMatchObject({
      status: 422,
    });
    expect(
      await change('update-founder', { user_id: founder.id, position: 'a'.repeat(81) }),
    ).toMatchObject({ status: 422 });
  });

  it('lets members change members, but only founders change founders', async () => {
    const other = await kit.joins(startup, 'member', 'Intern');

    expect(
      await change('update-founder', { user_id: founder.id, position: 'X' }, member),
    ).toMatchObject({ status: 403 });
    expect(await change('remove-founder', { user_id: founder.id }, member)).toMatchObject({
      status: 403,
    });
    expect(await change('remove-member', { user_id: other.id }, member)).toMatchObject({
      status: 200,
    });
    const stranger = await kit.joins(await kit.startup());
    expect(await change('remove-member', { user_id: member.id }, stranger)).toMatchObject({
      status: 404,
    });
    expect(await team()).toEqual([['CEO', 'CTO'], ['Design']]);
  });
});

describe('a change of the team', () => {
  const news = async (as: TestUser) =>
    (await kit.get('/notifications', { as })).body.data.map(
      ({ type, text, url }: Record<string, string>) => [type, text, url],
    );
  const subjects = async () =>
    (await mailbox(kit).collect()).map(({ to, body }) => [to.email, body.subject]);

  it('notifies the removed person, on the site and by mail, and the other founders', async () => {
    await mailbox(kit).collect();
    await change('remove-member', { user_id: member.id });
    await change('remove-member', { user_id: member.id });

    const page = `/startups/${startup.slug}`;
    const text = 'You are no longer in the team of Zrno.';
    expect(await news(member)).toEqual([['team-change', text, page]]);
    const about = 'Ana is no longer in the team of Zrno.';
    const team = `/my/startups/${startup.id}/team`;
    expect(await news(second)).toEqual([['team-change', about, team]]);
    expect(await news(founder)).toEqual([]);
    expect(await subjects()).toEqual([
      [member.email, text],
      [second.email, about],
    ]);
  });

  it('notifies the founders when a member leaves, but not that member', async () => {
    await mailbox(kit).collect();
    await change('remove-founder', { user_id: second.id }, second);

    const about = 'Ana left Zrno.';
    expect(await news(second)).toEqual([]);
    expect(await news(founder)).toMatchObject([['team-change', about, expect.anything()]]);
    expect(await subjects()).toEqual([[founder.email, about]]);
  });

  it('notifies a member of a new position, if it differs', async () => {
    await mailbox(kit).collect();
    const [text, team] = ['Your position at Zrno is now Brand.', `/my/startups/${startup.id}/team`];
    await change('update-member', { user_id: member.id, position: 'Design' });
    await change('update-member', { user_id: member.id, position: 'Brand' });
    await change('update-founder', { user_id: founder.id, position: 'Chief' });

    expect(await news(member)).toEqual([['team-change', text, team]]);
    expect(await news(founder)).toEqual([]);
    expect(await subjects()).toEqual([[member.email, text]]);
  });

  it('notifies the founders when a member becomes one', async () => {
    const invited = { members: [{ email: member.email, position: 'CPO' }] };
    await change('invite-founders', invited);
    const mails = await mailbox(kit).for(member.email);
    const { token } = linkIn(mails.find(({ body }) => body.subject.includes('invites you')));
    await kit.post('/startups/invitations/accept-invite', { token }, { as: member });

    const about = 'Ana is now a founder of Zrno.';
    expect(await news(second)).toMatchObject([['team-change', about, expect.anything()]]);
  });

  it('is visible in the member’s own data: members have startups, founders or not', async () => {
    const me = async (as: TestUser) => (await kit.get('/user', { as })).body;
    expect(await me(member)).toMatchObject({ has_startups: true, roles: [] });
    expect(await me(founder)).toMatchObject({ has_startups: true, roles: ['founder'] });

    await change('remove-member', { user_id: member.id });
    expect(await me(member)).toMatchObject({ has_startups: false });
  });
});
