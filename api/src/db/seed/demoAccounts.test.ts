import { perform } from '../../admin/perform';
import { doctor } from '../../admin/tools/doctor';
import { testApp } from '../../testing';
import { findDemoAccounts, refuseDemoAccounts } from './demoAccounts';
import { DEMO_PASSWORD } from './programme/accounts';

const kit = testApp();
const staff = (...argv: string[]) => perform(kit.deps, { argv });
const hash = () => kit.deps.passwords.hash(DEMO_PASSWORD);

const SITE = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://quest.example',
  HOST: '127.0.0.1',
  DATABASE_URL: 'postgres://db/quest',
  APP_SECRET: 'x'.repeat(32),
};
const examine = (env: Record<string, string> = SITE) =>
  doctor(env, {
    findAccounts: () => findDemoAccounts(kit.deps),
    findMissing: async () => undefined,
  }).run([], async () => {});

describe('a public site', () => {
  it('starts on a database without demo accounts', async () => {
    await kit.person({ isAdmin: true });
    await kit.persons([{}, {}]);

    await expect(refuseDemoAccounts(kit.deps)).resolves.toBeUndefined();
    await expect(examine()).resolves.toMatch(/^The variables are valid: the product can start\./);
  });

  it('refuses the accounts of the README, even if they were renamed', async () => {
    const shared = await hash();
    const renamed = { isAdmin: true, email: 'boss@quest.example', passwordHash: await hash() };
    await kit.persons([
      renamed,
      { email: 'founder@demo.example', passwordHash: await hash() },
      { email: 'left@people.example', passwordHash: shared },
      { email: 'right@people.example', passwordHash: shared },
      { email: 'changed@demo.example' },
    ]);

    await expect(refuseDemoAccounts(kit.deps)).rejects.toThrow(
      /has 4 accounts .* such as boss@quest\.example.*npm run admin -- demo disable$/,
    );
  });

  it('gets all problems at once from the doctor', async () => {
    const env = { ...SITE, APP_SECRET: '', API_URL: 'http://api.example' };

    await expect(examine(env)).rejects.toThrow(
      /^DATABASE_URL is set.*\nAPI_URL starts.*\nThe site is public, but its database/,
    );
    await expect(examine({ ...env, PORT: 'eighty' })).rejects.toThrow(/^PORT must be .*\nDATABASE/);
  });

  it('may start once staff deactivated them', async () => {
    const [first] = (await staff('demo', 'find')) as unknown as [{ email: string }];
    const session = await kit.post('/login', { email: first.email, password: DEMO_PASSWORD });
    expect(session.status).toBe(200);

    expect(await staff('demo', 'disable')).toEqual({ disabled: 4 });

    const again = await kit.post('/login', { email: first.email, password: DEMO_PASSWORD });
    expect(again.status).not.toBe(200);
    const as = { token: session.body.token } as never;
    expect((await kit.get('/user', { as })).status).toBe(401);
    await expect(refuseDemoAccounts(kit.deps)).resolves.toBeUndefined();
    expect(await staff('demo', 'find')).toEqual([]);
  });
});
