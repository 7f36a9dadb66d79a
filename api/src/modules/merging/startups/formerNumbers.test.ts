import { sql } from 'drizzle-orm';
import { rowsOf } from '../../../db/rows';
import { type TestUser, testApp } from '../../../testing';
import { mergeStartupsFixture } from './testing/mergeStartupsFixture';

const kit = testApp({ now: '2025-03-11T09:00:00Z' });
const { merge } = mergeStartupsFixture(kit);

describe('the old id of a merged startup, as in mailed links', () => {
  it('redirects the team to the remaining startup, also after a second merge', async () => {
    const [first, goes, stays] = [await kit.startup(), await kit.startup(), await kit.startup()];
    const founder = await kit.joins(first);
    const show = (id: number, as: TestUser) => kit.get(`/my/startups/${id}`, { as });
    expect((await show(first.id, founder)).body.data).toMatchObject({ id: first.id });
    await merge(first, goes);
    await merge(goes, stays);

    for (const { id } of [first, goes, stays]) {
      expect((await show(id, founder)).body.data).toMatchObject({ id: stays.id });
      expect(await show(id, await kit.person())).toMatchObject({ status: 404 });
    }
    const left = await rowsOf(
      kit.db,
      sql`select * from former_startups where startup_id = ${stays.id}`,
    );
    expect(left).toHaveLength(2);
  });

  it('redirects the mentors of the remaining startup to it', async () => {
    const [goes, stays] = [await kit.startup(), await kit.startup()];
    const [mentor, other] = [await kit.mentorOf(goes), await kit.mentorOf()];
    const show = (as: TestUser) => kit.get(`/my/mentorships/${goes.id}`, { as });
    await merge(goes, stays);

    expect((await show(mentor)).body.data).toMatchObject({ id: stays.id });
    expect(await show(other)).toMatchObject({ status: 404 });
    expect(await show(await kit.joins(stays))).toMatchObject({ status: 404 });
  });
});
