import { profileViewers } from '../../db/schema';
import { type TestUser, testApp } from '../../testing';
import { eraseUser } from './eraseUser';

const kit = testApp();

it('views of profiles are deleted with either account', async () => {
  const [ana, ivo] = [await kit.person(), await kit.person()];
  const headers = { 'user-agent': 'Mozilla/5.0 Firefox/140.0' };
  const look = (as: TestUser, { id: user_id }: TestUser) =>
    kit.post('/profile-view', { profile_type: 'user', user_id }, { as, headers });
  await look(ana, ivo);
  await look(ivo, ana);
  expect(await kit.db.$count(profileViewers)).toBe(2);
  await kit.db.transaction((tx) => eraseUser({ ...kit.deps, db: tx }, ana.id));

  expect(await kit.db.$count(profileViewers)).toBe(0);
});
