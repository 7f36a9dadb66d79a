import { PASSWORD, type TestUser, testApp } from '../../testing';
import { passkeyDevice } from '../../testing/passkeyDevice';

const kit = testApp();
let ana: TestUser;

beforeEach(async () => {
  ana = await kit.person();
  for (let at = 1; at < 20; at += 1) expect(await add((await begin()).body)).toBe(200);
});

const begin = () => kit.post('/account/passkeys/options', { password: PASSWORD }, { as: ana });
const add = async (options: { challenge: string }) => {
  const passkey = passkeyDevice().make(options);
  return (await kit.post('/account/passkeys', { passkey }, { as: ana })).status;
};
const passkeys = async (): Promise<{ id: number }[]> =>
  (await kit.get('/account/access', { as: ana })).body.passkeys;
const FULL = { message: 'You have reached the limit of 20 passkeys. Please remove one first.' };

describe('an account with nineteen passkeys', () => {
  it('can add a twentieth, and another one after one is removed', async () => {
    expect(await add((await begin()).body)).toBe(200);
    expect(await begin()).toMatchObject({ status: 409, body: FULL });

    const [first] = await passkeys();
    await kit.del(`/account/passkeys/${first!.id}`, { as: ana });
    expect(await add((await begin()).body)).toBe(200);
    expect(await passkeys()).toHaveLength(20);
  });

  it('can add one of two that were requested at once', async () => {
    const [one, other] = [(await begin()).body, (await begin()).body];

    expect([await add(one), await add(other)]).toEqual([200, 409]);
    expect(await passkeys()).toHaveLength(20);
  });
});
