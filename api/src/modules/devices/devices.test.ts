import { DAY } from '../../app/clock';
import { PASSWORD, type TestUser, testApp } from '../../testing';
import { deviceName } from '../device-identity/deviceName';

const kit = testApp();
const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

const logIn = async ({ email }: TestUser): Promise<string> => {
  const headers = { 'user-agent': CHROME };
  return (await kit.post('/login', { email, password: PASSWORD }, { headers })).body.token;
};
const list = async (as: TestUser | string) =>
  (await kit.get('/account/sessions', { as })).body.data;

describe('/account/sessions', () => {
  it.each([
    ['GET', '/account/sessions'],
    ['DELETE', '/account/sessions'],
    ['DELETE', '/account/sessions/1'],
  ] as const)('refuses a guest %s %s', async (method, path) => {
    expect(await kit.call(method, path)).toMatchObject({ status: 401 });
  });

  it('lists the signed-in devices, last used first', async () => {
    const ana = await kit.person();
    kit.clock.advance(DAY);
    const second = await logIn(ana);

    expect(await list(second)).toMatchObject([
      { name: 'Chrome on Windows', current: true, signed_in_at: kit.clock.now().toISOString() },
      { name: 'Another program', current: false },
    ]);
    kit.clock.advance(13 * DAY + 1);
    expect(await list(second)).toHaveLength(1);
  });

  it('signs out one device, or all others, at once', async () => {
    const ana = await kit.person();
    const [second, third] = [await logIn(ana), await logIn(ana)];
    const sessions = await list(second);
    const current = sessions.find((one: { current: boolean }) => one.current);
    await kit.del(`/account/sessions/${current.id}`, { as: ana });
    expect(await kit.get('/user', { as: second })).toMatchObject({ status: 401 });

    await kit.del('/account/sessions', { as: ana });
    expect(await kit.get('/user', { as: third })).toMatchObject({ status: 401 });
    expect(await list(ana)).toMatchObject([{ current: true }]);
  });

  it('never touches the devices of others', async () => {
    const [ana, ivo] = [await kit.person(), await kit.person()];
    const [session] = await list(ivo);

    expect(await kit.del(`/account/sessions/${session.id}`, { as: ana })).toMatchObject({
      status: 404,
    });
    expect(await kit.get('/user', { as: ivo })).toMatchObject({ status: 200 });
  });
});

describe('the name of a device', () => {
  it.each([
    [CHROME, 'Chrome on Windows'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1',
      'Safari on iPhone',
    ],
    ['Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0', 'Edge on Windows'],
    ['curl/8.5.0', 'Another program'],
    ['', 'Another program'],
  ])('of %j is %s', (userAgent, name) => {
    expect(deviceName(userAgent)).toBe(name);
  });
});
