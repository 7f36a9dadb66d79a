import { sql } from 'drizzle-orm';
import { perform } from '../../admin/perform';
import { type TestUser, testApp } from '../../testing';
import { crowd } from '../../testing/crowd';

const kit = testApp();
let fan: TestUser;

beforeEach(async () => {
  fan = await kit.person();
});

const count = async (path: string) => (await kit.get(`${path}/followers`)).body.followerCount;
const staff = (verb: 'publish' | 'withdraw', id: number) =>
  perform(kit.deps, { argv: ['startups', verb, '--startup', String(id)] });

describe('following a startup', () => {
  it('counts once, however often it is asked for', async () => {
    const { id } = await kit.startup();
    const at = `/startups/${id}`;

    for (const body of [{ user_id: fan.id, startup_id: id }, undefined]) {
      expect(await kit.post(`${at}/follow`, body, { as: fan })).toMatchObject({ status: 200 });
    }

    expect(await count(at)).toBe(1);
    expect((await kit.get(`${at}/is-following`, { as: fan })).body).toEqual({ isFollowing: true });
    expect((await kit.get(`${at}/is-following`)).body).toEqual({ isFollowing: false });
  });

  it('ends with unfollowing, also the second time', async () => {
    const { id } = await kit.startup();
    await kit.post(`/startups/${id}/follow`, {}, { as: fan });

    for (let time = 0; time < 2; time += 1) {
      expect(await kit.post(`/startups/${id}/unfollow`, {}, { as: fan })).toMatchObject({
        status: 200,
      });
    }
    expect(await count(`/startups/${id}`)).toBe(0);
  });

  it('is allowed for its own founders', async () => {
    const startup = await kit.startup();
    const founder = await kit.joins(startup);

    expect(await kit.post(`/startups/${startup.id}/follow`, {}, { as: founder })).toMatchObject({
      status: 200,
    });
  });

  it('is refused on behalf of another user', async () => {
    const startup = await kit.startup();
    const other = await kit.startup();
    const at = `/startups/${startup.id}/follow`;

    expect(await kit.post(at, { user_id: fan.id + 1 }, { as: fan })).toMatchObject({ status: 403 });
    expect(await kit.post(at, { startup_id: other.id }, { as: fan })).toMatchObject({
      status: 403,
    });
    expect(await kit.post(at, {})).toMatchObject({ status: 401 });
    expect(await count(`/startups/${startup.id}`)).toBe(0);
  });

  it('needs a startup that the caller can see', async () => {
    const draft = await kit.startup({ published: false });

    for (const id of [draft.id, 999_999, 'acme', '-1', '99999999999']) {
      expect(await kit.post(`/startups/${id}/follow`, {}, { as: fan })).toMatchObject({
        status: 404,
      });
      expect(await kit.get(`/startups/${id}/followers`)).toMatchObject({ status: 404 });
    }
  });
});

describe('following a startup that was withdrawn since', () => {
  it('is known to the follower only, and ends at their request, once or twice', async () => {
    const { id } = await kit.startup();
    await kit.post(`/startups/${id}/follow`, {}, { as: fan });
    await staff('withdraw', id);
    const following = async () =>
      (await kit.get(`/startups/${id}/is-following`, { as: fan })).body.isFollowing;

    expect(await kit.get(`/public/startups/${id}`, { as: fan })).toMatchObject({ status: 404 });
    expect(await following()).toBe(true);
    for (let time = 0; time < 2; time += 1) {
      expect(await kit.post(`/startups/${id}/unfollow`, {}, { as: fan })).toMatchObject({
        status: 200,
      });
    }
    expect(await following()).toBe(false);
    expect(await kit.post(`/startups/${id}/follow`, {}, { as: fan })).toMatchObject({
      status: 404,
    });
    await staff('publish', id);
    expect(await count(`/startups/${id}`)).toBe(0);
  });

  it('responds to strangers as if it did not exist', async () => {
    const { id: draft } = await kit.startup({ published: false });
    const answers = async (id: number) => [
      (await kit.post(`/startups/${id}/unfollow`, {}, { as: fan })).body,
      (await kit.get(`/startups/${id}/is-following`, { as: fan })).body,
      (await kit.get(`/startups/${id}/is-following`)).body,
    ];

    expect(await answers(draft)).toEqual(await answers(999_999));
  });
});

describe('a user who follows 4,999 startups', () => {
  const follow = (target: number) => kit.post(`/startups/${target}/follow`, {}, { as: fan });

  beforeAll(() => crowd(kit.db, { startups: 4_999, followers: 1 }));
  beforeEach(async () => {
    await kit.db.execute(sql`insert into startup_follows (startup_id, follower_id, created_at)
      select id, ${fan.id}, now() from startups where slug like 'crowd-%'`);
  });

  it('follows one more, and may repeat the call', async () => {
    const [{ id }, other] = [await kit.startup(), await kit.startup()];
    expect(await follow(id)).toMatchObject({ status: 200 });

    expect(await follow(other.id)).toMatchObject({
      status: 422,
      body: { message: 'You cannot follow more than 5000.' },
    });
    expect(await follow(id)).toMatchObject({ status: 200 });
  });

  it('gets one of three that they follow at once', async () => {
    const three = [await kit.startup(), await kit.startup(), await kit.startup()];
    const answers = await Promise.all(three.map(({ id }) => follow(id)));

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  });
});

describe('following a person', () => {
  it('works like following a startup', async () => {
    const { id } = await kit.person();
    const body = { follower_id: fan.id, following_id: id };

    expect(await kit.post(`/users/${id}/follow`, body, { as: fan })).toMatchObject({ status: 200 });
    expect(await count(`/users/${id}`)).toBe(1);
    const asked = `/users/is-following?follower_id=${fan.id}&following_id=${id}`;
    expect((await kit.get(asked, { as: fan })).body).toEqual({ isFollowing: true });
    expect((await kit.get(asked)).body).toEqual({ isFollowing: false });
  });

  it('is refused for the caller themselves', async () => {
    const { status, body } = await kit.post(`/users/${fan.id}/follow`, {}, { as: fan });

    expect(status).toBe(422);
    expect(body.message).toContain('cannot follow your own account');
  });

  it('does not reveal whom another user follows', async () => {
    const { id } = await kit.person();
    const asked = `/users/is-following?follower_id=${id}&following_id=${fan.id}`;

    expect(await kit.get(asked, { as: fan })).toMatchObject({ status: 403 });
  });
});
