import { STAFF_COOKIE } from 'server-kit/staff-pass';
import { DAY } from '../../app/clock';
import { testApp } from '../../testing';
import { staffMember } from '../../testing/staffMember';

const kit = testApp();
const setBy = ({ headers }: { headers: Record<string, unknown> }) =>
  [headers['set-cookie'] ?? []].flat().filter((one) => String(one).startsWith(STAFF_COOKIE));
const passIn = (cookie: unknown) => /=([^;]*)/.exec(String(cookie))![1]!;

it('a browser of staff gets a pass for the edge, in a cookie that no script reads', async () => {
  const [cookie] = setBy(await kit.get('/user', { as: await staffMember(kit, 'letters') }));

  expect(cookie).toMatch(
    /^__Host-staff=[\w~-]+; Path=\/; Max-Age=604800; HttpOnly; Secure; SameSite=Lax$/,
  );
  const { staffPasses } = kit.deps.keys;
  const now = kit.deps.clock.now().getTime();
  expect(staffPasses.verify(passIn(cookie), now)).toBe(true);
  expect(staffPasses.verify(passIn(cookie), now + 8 * DAY)).toBe(false);
});

it('members and staff without a second factor get none', async () => {
  const lacksFactor = await kit.person({ isAdmin: true, secondFactorSince: null });
  for (const as of [await kit.person(), lacksFactor])
    expect(setBy(await kit.get('/user', { as }))).toEqual([]);
  expect(setBy(await kit.get('/user'))).toEqual([]);
});

it('it is removed from former staff, and at sign-out', async () => {
  const cleared = [`${STAFF_COOKIE}=; Path=/; Max-Age=0; HttpOnly; Secure; SameSite=Lax`];
  const headers = { cookie: `${STAFF_COOKIE}=some` };
  expect(setBy(await kit.get('/user', { as: await kit.person(), headers }))).toEqual(cleared);

  const as = await staffMember(kit, 'people');
  expect(setBy(await kit.post('/logout', undefined, { as, headers }))).toEqual(cleared);
});
