import { type TestStartup, type TestUser, testApp } from '../../testing';

const kit = testApp();
let startup: TestStartup;
let founder: TestUser;
let second: TestUser;
let member: TestUser;

beforeEach(async () => {
  startup = await kit.startup();
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
  it('is read in the order people joined, founders and the others apart', async () => {
    expect(await team()).toEqual([['CEO', 'CTO'], ['Design']]);
  });

  it('loses whoever is removed at once, also the second time', async () => {
    for (let time = 0; time < 2; time += 1) {
      expect(await change('remove-founder', { user_id: second.id })).toMatchObject({ status: 200 });
    }

    expect(await team()).toEqual([['CEO'], ['Design']]);
    expect(await kit.get(`/my/startups/${startup.id}`, { as: second })).toMatchObject({
      status: 404,
    });
  });

  it('keeps its last founder, of two who remove each other one', async () => {
    const answers = await Promise.all([
      change('remove-founder', { user_id: second.id }, founder),
      change('remove-founder', { user_id: founder.id }, second),
    ]);
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);

    const left = answers[0].status === 200 ? founder : second;
    const { status, body } = await change('remove-founder', { user_id: left.id }, left);
    expect([status, body.message]).toEqual([422, 'A startup needs at least one founder.']);
  });

  it('changes positions, of people who are in it', async () => {
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

  it('lets members change members, but founders only founders', async () => {
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
