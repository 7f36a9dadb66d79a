import { deploy } from '../support/deployment';
import { storeCopy } from '../support/storeCopy';
import { teamClone } from '../support/teamClone';
import { expect, test } from '../support/test';

test('a new team creates a remote with one command, and its page is on the site', async ({
  page,
}) => {
  const store = storeCopy();
  const clone = teamClone({ STORE_URL: store.url });
  const edge = await deploy({ STORE_URL: store.url });

  await test.step('When they create the remote, then the command needs only its name', async () => {
    expect(await clone.run('new', 'remote', 'jobs')).toContain(
      'remote-jobs has its page at /jobs.',
    );
    clone.commit('A remote for jobs');
  });

  await test.step('When two people have approved its address, then publishing succeeds', async () => {
    const why = ['--reason', 'a team of its own'];
    await clone.mfe('owners', 'propose', '/jobs', 'remote-jobs', '--by', 'ana', ...why);
    await clone.mfe('owners', 'approve', '/jobs', '--by', 'bojan');
    expect(await clone.mfe('publish', 'remote-jobs')).toMatch(/remote-jobs 1\.0\.0-\w{8}/);
  });

  await test.step('Then the edge prerenders its page, and it hydrates in the deployed shell', async () => {
    await expect(async () => {
      const answer = await page.goto(`${edge.url}/jobs`);
      expect(answer!.headers()['x-rendered']).toBe('prerendered');
    }).toPass({ timeout: 300_000 });
    await expect(page.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();
    await page.waitForFunction(() => window.__MFE__?.loaded['remote-jobs']);
  });

  await page.close();
  await edge.stop();
  clone.remove();
  store.remove();
});
