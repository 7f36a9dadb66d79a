import { randomBytes } from 'node:crypto';
import { type TestUser, testApp } from '../../testing';
import { staffMember } from '../../testing/staffMember';

const kit = testApp();

let staff: TestUser;
beforeAll(async () => {
  staff = await staffMember(kit, 'people');
});

describe('an address of somebody', () => {
  it.each([
    ['that is too long', `${'a'.repeat(250)}@example.com`],
    ['that is invalid, whatever its length', `${randomBytes(3_000).toString('hex')}@example.com`],
  ])(
    'is refused by its line, because they could never sign in with it: %s',
    async (_how, address) => {
      const file = `email,name\n${address},Ana\n`;
      expect(
        await kit.post('/staff/acts/import.people', { fields: {}, file }, { as: staff }),
      ).toMatchObject({
        status: 422,
        body: { errors: { 'line 2': ['email: must be an email address'] } },
      });
    },
  );

  it('is found by staff in any form that can be registered', async () => {
    const email = 'ana&ivo/studio!@firm.example';
    const [password, name] = ['Correct-horse-7', { name: 'Ana', surname: 'Ivić' }];
    const form = { ...name, email, password, password_confirmation: password };
    expect(await kit.post('/register', form)).toMatchObject({ status: 201 });
    const fields = { user: email, role: 'investor' };
    expect(await kit.post('/staff/acts/users.role', { fields }, { as: staff })).toMatchObject({
      status: 200,
    });
  });
});
