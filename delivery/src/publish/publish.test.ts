import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from 'server-kit/testing/temporaryFolder';
import { readHead } from '../store/revisions';
import { openStore, type Store } from '../store/store';
import { fakeRelease, fakeShell } from '../testing/fakeReleases';
import { publish } from './publish';

const ANA = { by: 'ana', reason: 'test' };
const ONE = { name: 'remote-x', id: '1.0.0-aaaaaaaa', routes: [{ path: '/x' }] };
const TWO = { ...ONE, id: '1.1.0-bbbbbbbb' };

let folder: string;
let store: Store;
beforeEach(() => {
  folder = temporaryFolder('store');
  store = openStore(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('publishing', () => {
  it('makes releases stable, all in one revision', async () => {
    const { registry, changed } = await publish(store, [fakeShell(), fakeRelease(ONE)], ANA);

    expect(registry).toMatchObject({ revision: 1, by: 'ana', base: '/releases/' });
    expect(registry.shell?.stable.id).toBe('1.0.0-5e11aaaa');
    expect(registry.remotes['remote-x']?.stable).toMatchObject({
      id: ONE.id,
      container: 'remote_x__1_0_0_aaaaaaaa',
      routes: [{ path: '/x' }],
    });
    expect(changed.map(({ name }) => name)).toEqual(['shell', 'remote-x']);
  });

  it('makes the replaced release the last good one, and leaves other packages unchanged', async () => {
    await publish(store, [fakeShell(), fakeRelease(ONE)], ANA);
    await publish(store, [fakeRelease(TWO)], ANA);

    const head = await readHead(store);
    expect(head?.remotes['remote-x']).toMatchObject({
      stable: { id: TWO.id },
      lastGood: { id: ONE.id },
    });
    expect(head?.shell?.lastGood).toBeUndefined();
  });

  it('does nothing when the release is stable already', async () => {
    await publish(store, [fakeRelease(ONE)], ANA);
    const { registry, changed } = await publish(store, [fakeRelease(ONE)], ANA);
    expect([registry.revision, changed]).toEqual([1, []]);
  });

  it('tells a team before any check that its first release goes to everybody', async () => {
    await publish(store, [fakeShell()], ANA);
    const smoke = jest.fn();
    await expect(publish(store, [fakeRelease(ONE)], ANA, { canary: 10, smoke })).rejects.toThrow(
      'remote-x was never published. Publish its first release to everybody, without --canary.',
    );
    expect(smoke).not.toHaveBeenCalled();
  });

  it('publishes nothing of an incompatible release', async () => {
    await publish(store, [fakeShell(), fakeRelease(ONE)], ANA);
    const late = fakeRelease({ ...TWO, requires: { react: '^20.0.0' } });

    await expect(publish(store, [late], ANA)).rejects.toThrow(
      /Not published; nothing has changed\.\n {2}\[requirements\] remote-x 1\.1\.0-bbbbbbbb needs react/,
    );
    expect((await readHead(store))?.revision).toBe(1);
  });

  it('reports what differs when the same files have another description', async () => {
    const routes = [{ path: '/x', prerender: true }];
    await publish(store, [fakeRelease({ ...ONE, routes })], ANA);
    const described = fakeRelease({ ...ONE, routes: [{ ...routes[0]!, query: ['search'] }] });
    await expect(publish(store, [described], ANA)).rejects.toThrow(
      /^remote-x 1\.0\.0-aaaaaaaa is already in the store with the same files, but with other metadata \(provides\), because another version of the tooling built it\. Give it a new version/,
    );
  });

  it('completes an interrupted upload', async () => {
    const release = fakeRelease(ONE);
    await store.create(`releases/remote-x/${ONE.id}/server.cjs`, 'half');
    await expect(publish(store, [release], ANA)).rejects.toThrow(
      `releases/remote-x/${ONE.id}/server.cjs in the store is not the file that was sealed.`,
    );
    expect(await readHead(store)).toBeUndefined();

    rmSync(join(folder, 'releases'), { recursive: true });
    await publish(store, [release], ANA);
    expect((await readHead(store))?.revision).toBe(1);
  });

  it.each(['page.22222222.js', 'page.22222222.js.br', 'server.cjs', 'unknown.js'])(
    'refuses a release whose %s differs from what was sealed',
    async (file) => {
      const release = fakeRelease(ONE);
      writeFileSync(join(release.dir, file), 'something else');
      await expect(publish(store, [release], ANA)).rejects.toThrow(`${file} in the store is not`);
      expect(await readHead(store)).toBeUndefined();
    },
  );
});
