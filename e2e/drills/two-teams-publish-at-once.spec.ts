import { deploy } from '../support/deployment';
import { storeCopy } from '../support/storeCopy';
import { teamClone } from '../support/teamClone';
import { expect, test } from '../support/test';

const TEAMS = [
  {
    name: 'remote-founder',
    page: 'remote-founder/src/pages/my-startups/MyStartupsPage.tsx',
    path: '/my/startups',
    title: 'My Startups',
  },
  {
    name: 'remote-mentor',
    page: 'remote-mentor/src/pages/my-mentorships/MyMentorshipsPage.tsx',
    path: '/my/mentorships',
    title: 'Mentorship',
  },
];

test('two teams publish at once from their own clones, and both are released', async ({
  page,
  make,
  signIn,
}) => {
  const store = storeCopy();
  const edge = await deploy({ STORE_URL: store.url });
  const teams = TEAMS.map((team) => ({ ...team, clone: teamClone({ STORE_URL: store.url }) }));
  await signIn(await make.founder());

  for (const round of ['once', 'twice']) {
    for (const { clone, page: file, title } of teams)
      clone.edit(file, `<PageTitle>${title}`, `<PageTitle>${title} ${round}`);
    const published = await Promise.all(
      teams.map(({ name, clone }) => clone.mfe('publish', name, '--reason', `${name} ${round}`)),
    );

    const log = await teams[0]!.clone.mfe('log');
    for (const [at, { name, path, title }] of teams.entries()) {
      expect(published[at]).toContain(name);
      expect(log).toContain(`${name} ${round}`);
      await expect(async () => {
        await page.goto(edge.url + path);
        const heading = page.getByRole('heading', { level: 1 });
        await expect(heading).toContainText(`${title} ${round}`, { timeout: 2_000 });
      }).toPass({ timeout: 60_000 });
    }
  }

  await page.close();
  await edge.stop();
  for (const { clone } of teams) clone.remove();
  store.remove();
});
