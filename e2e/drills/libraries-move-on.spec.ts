import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { deploy } from '../support/deployment';
import { loadedIn, moveTo } from '../support/moveTo';
import { sharedVersions } from '../support/sharedVersions';
import { storeCopy } from '../support/storeCopy';
import { teamClone } from '../support/teamClone';
import { expect, test } from '../support/test';

const REMOTES = ['remote-account', 'remote-founder', 'remote-mentor', 'remote-public'];
/** Pages for founders do not name the staff area: it is published with the others, but not visited. */
const ALL = [...REMOTES, 'remote-staff'];
const PAGES = ['/my/startups', '/my/mentorships', '/account/settings'];
const BOTH = '^19.3.1 || ^20.0.0';
const manifest = readFileSync(join(__dirname, '../../shared-ui/package.json'), 'utf8');
const { version } = JSON.parse(manifest) as { version: string };
const [major, minor] = version.split('.').map(Number);
const next = `${major}.${minor! + 1}.0`;

/**
 * The installed React is published here under higher numbers (20 and the next minors). The test checks the order of
 * steps, not a new React.
 */
test('shared libraries are updated by a minor and a major version, and all pages keep working', async ({
  page,
  make,
  signIn,
}) => {
  const store = storeCopy();
  const clone = teamClone({ STORE_URL: store.url });
  const edge = await deploy({ STORE_URL: store.url });
  await signIn(await make.founder());
  const react = (version: string) => {
    for (const name of ['react', 'react-dom']) clone.raise(name, version);
  };
  const old = Object.fromEntries(REMOTES.map((name) => [name, store.stable(name)]));

  await test.step('When a shell shares newer minor versions, then remotes built before run in it', async () => {
    clone.edit('shared-ui/package.json', `"version": "${version}"`, `"version": "${next}"`);
    clone.raise('react-router-dom', '7.99.0');
    clone.raise('@module-federation/runtime-core', '2.99.0');
    await visitors(await published('shell'), old);
    expect(await sharedVersions(page)).toMatchObject({
      'shared-ui/core': [next],
      'react-router-dom': ['7.99.0'],
    });
  });

  await test.step('When a shell shares a major version that remotes do not allow, then publishing is refused', async () => {
    react('20.0.0');
    const received = await clone.mfe('publish', 'shell').catch(({ stderr }) => String(stderr));
    for (const name of ALL) {
      expect(received).toContain(
        `[requirements] ${name} (deployed) needs react ^19.3.1, but shell`,
      );
    }
  });

  const both =
    await test.step('When remotes allow both major versions, then they run in the deployed shell', async () => {
      react('19.3.1');
      for (const name of ALL) {
        clone.edit(`${name}/package.json`, '"react": "^19.3.1"', `"react": "${BOTH}"`);
        clone.edit(`${name}/package.json`, '"react-dom": "^19.3.1"', `"react-dom": "${BOTH}"`);
      }
      const { 'remote-staff': _unseen, ...ids } = await published(...ALL);
      await visitors({}, ids);
      expect(await sharedVersions(page)).toMatchObject({ react: ['19.3.1'] });
      return ids;
    });

  await test.step('When the shell with the new major version is published, then all remotes run in it', async () => {
    react('20.0.0');
    await visitors(await published('shell'), both);
    expect(await sharedVersions(page)).toMatchObject({
      react: ['20.0.0'],
      'react-dom': ['20.0.0'],
    });
  });

  await test.step('When the shell is rolled back, then all remotes run in the previous one', async () => {
    await clone.mfe('rollback', 'shell', '--reason', 'one by one');
    await expect(async () => {
      await visitors({}, both);
      expect(await sharedVersions(page)).toMatchObject({ react: ['19.3.1'] });
    }).toPass({ timeout: 120_000 });
  });

  await page.close();
  await edge.stop();
  clone.remove();
  store.remove();

  /** Publishes packages. @returns their new ids */
  async function published(...names: string[]): Promise<Record<string, string>> {
    const received = await clone.mfe('publish', ...names);
    const ids = names.map((name) => [
      name,
      new RegExp(`${name} ([\\w.-]+)`).exec(received)?.[1] ?? '',
    ]);
    expect(ids.every(([, id]) => id)).toBe(true);
    return Object.fromEntries(ids);
  }

  /** Opens pages of every remote. */
  async function visitors(shell: Record<string, string>, remotes: Record<string, string>) {
    await expect(async () => {
      await page.goto(`${edge.url}/startups`);
      const scripts = page.locator(`script[src*="/releases/shell/${shell.shell ?? ''}"]`);
      await expect(scripts.first()).toBeAttached({ timeout: 2_000 });
      await expect
        .poll(() => loadedIn(page))
        .toEqual({ 'remote-public': remotes['remote-public'] });
    }).toPass({ timeout: 120_000 });
    for (const path of PAGES) {
      await moveTo(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    await expect.poll(() => loadedIn(page)).toEqual(remotes);
  }
});
