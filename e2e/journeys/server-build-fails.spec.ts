import { deploy } from '../support/deployment';
import { prerendered, RENDER_TIMEOUT } from '../support/prerendered';
import { storeCopy } from '../support/storeCopy';
import { expect, test } from '../support/test';

const REMOTE = 'remote-public';
const PATH = '/startups';

/** Server builds that exit, or never finish, while they are loaded. */
const BUILDS = {
  baadcafe: "throw new Error('built badly');",
  baadf00d: 'for (;;);',
};

test('a release whose server build throws or loops is left out for that remote alone', async ({
  request,
}) => {
  const store = storeCopy();
  const good = store.stable(REMOTE);
  // The edge detects a looping build after eight times this limit.
  const edge = await deploy({ STORE_URL: store.url, RENDER_LIMIT_MS: '2000' });
  const page = async (path: string) => (await request.get(edge.url + path)).text();
  await prerendered(request, edge.url + PATH);

  for (const [sha, server] of Object.entries(BUILDS)) {
    await test.step(`When a release is deployed whose server build is ${server}`, async () => {
      store.deploy(REMOTE, good);
      const bad = store.double(REMOTE, sha, server);
      store.deploy(REMOTE, bad);

      const received = async () => JSON.parse(await store.mfe('status', '--json')) as Status;
      await expect(async () => {
        await page(PATH);
        const { health } = await received();
        const release = health.releases.find(({ id }) => id === bad);
        expect(release).toMatchObject({ remote: REMOTE, classes: { server: expect.any(Number) } });
      }).toPass(RENDER_TIMEOUT);

      await prerendered(request, edge.url + PATH);
      const html = await page(PATH);
      expect(html).toContain(`/releases/${REMOTE}/${good}/`);
      expect(html).not.toContain(bad);
      const composition = await (await request.get(`${edge.url}/registry.json`)).json();
      expect(composition.remotes['remote-founder'].candidates[0].id).toBe(
        store.stable('remote-founder'),
      );
    });
  }
  await edge.stop();
  store.remove();
});

interface Status {
  health: { releases: { remote: string; id: string; classes: Record<string, number> }[] };
}
