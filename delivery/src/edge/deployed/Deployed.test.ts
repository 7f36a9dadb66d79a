import { renameSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { temporaryFolder } from 'server-kit/testing/temporaryFolder';
import { publish } from '../../publish/publish';
import { revisionKey } from '../../store/revisionKeys';
import { openStore, type Store } from '../../store/store';
import { fakeRelease, fakeShell } from '../../testing/fakeReleases';
import { trustedTeams } from '../../testing/trustedTeams';
import { Deployed, POLL_INTERVAL_MS } from './Deployed';

it('a store that hangs delays no page whose data is known', async () => {
  const store = openStore(temporaryFolder('store'));
  await publish(store, [fakeShell()], { by: 'test', reason: 'test' });
  let hangs = false;
  const hanging = new Proxy(store, {
    get(of, name: keyof Store) {
      const member = of[name];
      if (typeof member !== 'function') return member;
      const call = member.bind(of) as (...given: unknown[]) => unknown;
      return (...given: unknown[]) => (hangs ? new Promise(() => {}) : call(...given));
    },
  });
  const deployed = new Deployed(hanging, () => {}, 1);
  while ((await deployed.current()) === undefined); // a busy machine may be late as well
  hangs = true;
  expect((await deployed.current())?.registry.revision).toBe(1);
  expect((await deployed.current())?.registry.revision).toBe(1);
  expect(deployed.trouble).toBe('The release store does not answer.');
});

it('a slow store is asked for all releases at once', async () => {
  const store = openStore(temporaryFolder('store'));
  const remotes = ['remote-x', 'remote-y'].map((name) =>
    fakeRelease({ name, id: '1.0.0-aaaaaaaa' }),
  );
  await publish(store, [fakeShell(), ...remotes], { by: 'test', reason: 'test' });
  const asked: string[] = [];
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const slow: Store = {
    ...store,
    async read(key) {
      if (!key.endsWith('release.json')) return store.read(key);
      if (asked.push(key) === 3) answer(); // otherwise no request is answered
      await answered;
      return store.read(key);
    },
  };
  expect((await new Deployed(slow, () => {}).current())?.registry.revision).toBe(1);
  expect(asked).toHaveLength(3);
});

it('a revision that is published while the previous one is read is seen next', async () => {
  const store = openStore(temporaryFolder('store'));
  const publishShell = (id: string) =>
    publish(store, [fakeShell(id)], { by: 'test', reason: 'test' });
  await publishShell('1.0.0-aaaaaaaa');
  let isPublished = false;
  const busy: Store = {
    ...store,
    async stamp(key) {
      // This key is requested after the first revision was read.
      if (key === revisionKey(2) && !isPublished) {
        isPublished = true;
        await publishShell('1.0.1-bbbbbbbb');
      }
      return store.stamp(key);
    },
  };
  const deployed = new Deployed(busy, () => {});
  expect((await deployed.current())?.registry.revision).toBe(1);
  expect((await deployed.current())?.registry.revision).toBe(2);
});

it('a missing store is reported once, and until it is back', async () => {
  const folder = temporaryFolder('store');
  const store = openStore(folder);
  await publish(store, [fakeShell()], { by: 'test', reason: 'test' });
  const troubles: unknown[] = [];
  const deployed = new Deployed(store, (error) => troubles.push(error));
  await deployed.current();
  renameSync(folder, `${folder}-gone`);
  await deployed.current(true);
  for (let visit = 0; visit < 3; visit += 1) {
    expect((await deployed.current())?.registry.revision).toBe(1);
    expect(deployed.trouble).toBe('The release store cannot be read.');
  }
  expect(troubles).toHaveLength(1);

  renameSync(`${folder}-gone`, folder);
  await deployed.current();
  expect(deployed.trouble).toBeUndefined();
});

it('a revision whose signatures arrive later is used as soon as they do', async () => {
  const { all } = trustedTeams(['all'], 1);
  const store: Store = { ...openStore(temporaryFolder('store')), guard: all };
  const publishShell = (id: string) =>
    publish(store, [fakeShell(id)], { by: 'test', reason: 'test' });
  await publishShell('1.0.0-aaaaaaaa');
  // Replicas of a bucket may lag behind.
  let lags = false;
  const lagging: Store = {
    ...store,
    read: async (key) => (lags && key.includes('/signatures/') ? undefined : store.read(key)),
  };
  const troubles: unknown[] = [];
  const deployed = new Deployed(lagging, (error) => troubles.push(error));
  expect((await deployed.current())?.registry.revision).toBe(1);

  lags = true;
  await publishShell('1.0.1-bbbbbbbb');
  expect((await deployed.current())?.registry.revision).toBe(1);
  expect(deployed.trouble).toContain('is not signed by a trusted key');
  lags = false;
  await sleep(POLL_INTERVAL_MS);
  expect((await deployed.current())?.registry.revision).toBe(2);
  expect(deployed.trouble).toBeUndefined();
  expect(troubles).toHaveLength(1);
});

it('a store without any verified revision is reported once, however many pages are requested', async () => {
  const store = openStore(temporaryFolder('store'));
  await publish(store, [fakeShell()], { by: 'test', reason: 'test' });
  const { all } = trustedTeams(['all'], 1);
  const troubles: unknown[] = [];
  const deployed = new Deployed({ ...store, guard: all }, (error) => troubles.push(error));
  await deployed.current();
  const first = deployed.trouble;
  for (let visit = 0; visit < 3; visit += 1) expect(await deployed.current()).toBeUndefined();
  expect(deployed.trouble).toBe(first);
  expect(troubles).toHaveLength(1);
});

it('a store that fails intermittently is reported at intervals, not for each page', async () => {
  const store = openStore(temporaryFolder('store'));
  await publish(store, [fakeShell()], { by: 'test', reason: 'test' });
  let fails = false;
  const flapping: Store = {
    ...store,
    async stamp(key) {
      if (fails) throw new Error('EIO: i/o error');
      return store.stamp(key);
    },
  };
  const troubles: unknown[] = [];
  const deployed = new Deployed(flapping, (error) => troubles.push(error));
  for (let visit = 0; visit < 20; visit += 1) {
    fails = visit % 2 === 1;
    await deployed.current(true);
    expect(deployed.trouble).toBe(fails ? 'The release store cannot be read.' : undefined);
  }
  expect(troubles).toHaveLength(1);
});
