import { DEMO_PROGRAMME } from 'contract/demo-programme';
import { perform } from '../../admin/perform';
import { doctor, type LaunchNeed } from '../../admin/tools/doctor';
import { startups } from '../../db/schema';
import { findDemoAccounts } from '../../db/seed/demoAccounts';
import { PROGRAMME } from '../../db/seed/programme';
import { testApp } from '../../testing';
import { staffMember } from '../../testing/staffMember';

const kit = testApp();
const lines = async () =>
  (await perform(kit.deps, { argv: ['programme', 'launch'] })) as unknown as LaunchNeed[];
const texts = async () => (await lines()).map(({ text }) => text);

const SITE = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://quest.example',
  HOST: '127.0.0.1',
  DATABASE_URL: 'postgres://db/quest',
  APP_SECRET: 'x'.repeat(32),
};

/** Rule 11.48. */
describe('what a launch still needs', () => {
  it('lists open tasks for the document, the people, the startups and the sender, each with where to change it', async () => {
    await kit.persons([{ email: 'founder@demo.example' }, { email: 'ivo@people.example' }]);
    const { pitch, story } = PROGRAMME[0]!;
    const { id } = await kit.startup({ name: 'Renamed' });
    await kit.db.update(startups).set({ description: `${pitch}\n\n${story}` });

    expect(id).toBeGreaterThan(0);
    const all = await lines();
    expect(all).toEqual(
      expect.arrayContaining([
        {
          text: `This is still from the demo: ${DEMO_PROGRAMME.legal.company}`,
          change: expect.stringMatching(/\/staff\/programme \(legal\.company\)$/),
        },
        {
          text: '2 accounts are from the demo, such as founder@demo.example',
          change: '/staff/people, or npm run admin -- demo disable',
        },
        { text: 'This startup is from the demo: Renamed', change: '/staff/startups' },
        {
          text: expect.stringContaining(kit.deps.config.mailFrom),
          change: 'the variable MAIL_FROM',
        },
      ]),
    );
    for (const { change } of all) expect(change).not.toBe('');
  });

  it('is the same list on the page of staff and in doctor', async () => {
    const as = await staffMember(kit, 'programme');
    const { body } = await kit.get('/staff/programme', { as });
    const shown = [...body.missing, ...body.installation].map(({ text }: LaunchNeed) => text);
    expect(shown).toEqual(await texts());

    const output = await doctor(SITE, {
      findAccounts: () => findDemoAccounts(kit.deps),
      findMissing: lines,
    }).run([], async () => {});
    expect(output).toContain(`Missing for a launch (${shown.length}):`);
    const single = body.missing.filter(({ path }: { path: string }) => !/\.\d+\./.test(path));
    for (const { text } of [...single, ...body.installation])
      expect(output).toContain(`- ${text}\n  Change it: `);
    expect(output).toMatch(/ \(and 44 more\)\n {2}Change it: \S+ \(landing\.mentors\)\n/);
  });

  it('leaves out deactivated people', async () => {
    // The member of staff above also has an address in such a domain.
    const accounts = async () => (await texts()).find((text) => text.includes('accounts are'));
    expect(await accounts()).toMatch(/^3 accounts .* founder@demo\.example$/);
    await perform(kit.deps, { argv: ['users', 'disable', '--user', 'ivo@people.example'] });
    expect(await accounts()).toMatch(/^2 accounts .* founder@demo\.example$/);
  });
});

it('doctor reports that nothing is missing only if it could check', async () => {
  const examine = (missing?: LaunchNeed[]) =>
    doctor(SITE, { findAccounts: async () => [], findMissing: async () => missing }).run(
      [],
      async () => {},
    );
  expect(await examine()).toBe(
    'The variables are valid: the product can start.\nThere is no database yet. Start the product once, then run doctor again to see what is missing for a launch.',
  );
  expect(await examine([])).toMatch(/\nNothing is missing for a launch\.$/);
});
