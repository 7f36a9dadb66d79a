import { ROOT } from 'server-kit/repository';

import { deploy } from '../support/deployment';
import { otherRepository } from '../support/otherRepository';
import { runMfe } from '../support/runMfe';
import { storeCopy } from '../support/storeCopy';
import { teamKeys } from '../support/teamKeys';
import { expect, test } from '../support/test';

const PAGE = 'src/pages/press/PressPage.tsx';

test('a team with a repository of its own publishes a remote, and takes it back', async ({
  page,
}) => {
  const store = storeCopy();
  const keys = teamKeys(store.url);
  const press = await otherRepository(keys.of('ana'));
  const shellTeam = (...args: string[]) => runMfe(ROOT, keys.of('sam'), ...args);
  await keys.add('shell', 'sam');
  await keys.add('remote-press', 'ana');

  await test.step('When the team runs its checks there, then types and tests pass', async () => {
    await press.run('test');
  });

  await test.step('Then publishing is refused, because the remote does not own the address of its page', async () => {
    await expect(press.mfe('publish', 'remote-press')).rejects.toThrow('[addresses] remote-press');
  });

  await test.step('When two teams have approved the address, then publishing succeeds', async () => {
    await press.mfe('owners', 'propose', '/press', 'remote-press', '--reason', 'a team of its own');
    const waiting = await shellTeam('owners', 'approve', '/press').catch(String);
    const [, proposal = ''] = /mfe -- sign (\w+)/.exec(waiting)!;
    await press.mfe('sign', proposal);
    expect(await press.mfe('publish', 'remote-press')).toMatch(/^Revision \d+: remote-press 1\.0/);
    expect(await shellTeam('log', '--count', '1')).toContain('ana@remote-press');
  });

  const edge = await deploy({ ...keys.edge, STORE_URL: store.url });
  const heading = page.getByRole('heading', { level: 1 });
  await test.step('Then the edge prerenders the page for visitors', async () => {
    const answer = await page.goto(`${edge.url}/press`);
    expect(await answer!.text()).toContain('This is the first page under /press.');
    await expect(heading).toHaveText('Press');
  });

  await test.step('When the team publishes a change and rolls it back, then visitors see both', async () => {
    press.edit(PAGE, '<PageTitle>Press</PageTitle>', '<PageTitle>For the press</PageTitle>');
    press.edit('src/pages/press/PressPage.test.tsx', "name: 'Press'", "name: 'For the press'");
    await press.mfe('publish', 'remote-press');
    await seen('For the press');
    await press.mfe('rollback', 'remote-press', '--reason', 'the old word was better');
    await seen('Press');
  });

  await test.step('Then the team cannot block other remotes, and its own release is verified', async () => {
    await expect(press.mfe('block', 'remote-mentor', '9.9.9-99999999')).rejects.toThrow(
      'has no right',
    );
    // The person who signed the other releases is in no team of this store.
    const faults = await shellTeam('verify').catch(({ stdout }) => String(stdout));
    expect(faults).not.toContain('remote-press');
  });

  async function seen(title: string) {
    await expect(async () => {
      await page.goto(`${edge.url}/press`);
      await expect(heading).toHaveText(title, { timeout: 2_000 });
    }).toPass({ timeout: 60_000 });
  }

  await page.close();
  await edge.stop();
  for (const made of [press, keys, store]) made.remove();
});
