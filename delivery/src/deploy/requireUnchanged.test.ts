import { temporaryFolder } from 'server-kit/testing/temporaryFolder';
import { publish } from '../publish/publish';
import { revisionKey } from '../store/revisionKeys';
import { readHead, readRevision, revise } from '../store/revisions';
import { openStore, type Store } from '../store/store';
import { fakeRelease, fakeShell } from '../testing/fakeReleases';
import { promote, rollBack } from './changes';
import { earlierReleases } from './history';
import { requireUnchanged } from './requireUnchanged';
import { restoreDeployment } from './restoreDeployment';

const WHY = { by: 'ana', reason: 'test' };
const [ZERO, ONE, TWO] = ['1.0.0-00000000', '1.1.0-11111111', '1.2.0-22222222'];
const aRelease = (name: string, id: string) => fakeRelease({ name, id });

let store: Store;
beforeEach(async () => {
  store = openStore(temporaryFolder('store'));
  const first = [aRelease('remote-x', ZERO), aRelease('remote-y', ZERO)];
  await publish(store, [fakeShell(), ...first], WHY);
  await publish(store, [aRelease('remote-x', ONE)], WHY);
});

/** A store in which others make a change immediately before this revision is created. */
function beaten(revision: number, others: () => Promise<unknown>): Store {
  let isFirst = true;
  return {
    ...store,
    async create(key, content) {
      if (key === revisionKey(revision) && isFirst) {
        isFirst = false;
        await others();
      }
      return store.create(key, content);
    },
  };
}

async function standing() {
  const { remotes, verdicts } = (await readHead(store))!;
  const stable = [remotes['remote-x']?.stable.id, remotes['remote-y']?.stable.id];
  return { stable, found: (verdicts?.['remote-x'] ?? []).map(({ id }) => id) };
}

it('of two concurrent rollbacks one has an effect', async () => {
  await publish(store, [aRelease('remote-x', TWO)], WHY);
  const earlier = await earlierReleases(store, 'remote-x');
  const goBack = (at: Store) => revise(at, WHY, requireUnchanged(rollBack('remote-x', earlier)));
  await expect(goBack(beaten(4, () => goBack(store)))).rejects.toThrow(
    `Somebody else changed remote-x meanwhile: ${ONE} is stable now.`,
  );
  expect(await standing()).toEqual({ stable: [ONE, ZERO], found: [TWO] });
});

it('two teams that publish during a rollback of everything lose nothing', async () => {
  const first = (await readRevision(store, 1))!;
  const teams = beaten(3, () =>
    Promise.all([
      publish(store, [aRelease('remote-x', TWO)], WHY),
      publish(store, [aRelease('remote-y', TWO)], WHY),
    ]),
  );
  await expect(revise(teams, WHY, requireUnchanged(restoreDeployment(first)))).rejects.toThrow(
    'changed remote-',
  );
  expect(await standing()).toEqual({ stable: [TWO, TWO], found: [] });

  await revise(store, WHY, requireUnchanged(restoreDeployment(first)));
  expect(await standing()).toEqual({ stable: [ZERO, ZERO], found: [TWO] });
});

it('a rollback of one remote succeeds while other teams publish', async () => {
  const meanwhile = beaten(3, () => publish(store, [aRelease('remote-y', TWO)], WHY));
  await revise(meanwhile, WHY, requireUnchanged(rollBack('remote-x')));
  expect(await standing()).toEqual({ stable: [ZERO, TWO], found: [ONE] });
});

it('a share that was set for one canary does not apply to the next one', async () => {
  await publish(store, [aRelease('remote-x', TWO)], WHY, { canary: 10 });
  const other = () => publish(store, [aRelease('remote-x', '1.3.0-33333333')], WHY, { canary: 1 });
  const promoting = revise(beaten(4, other), WHY, requireUnchanged(promote('remote-x', 50)));
  await expect(promoting).rejects.toThrow('changed remote-x meanwhile');
  const { canary } = (await readHead(store))!.remotes['remote-x']!;
  expect([canary?.release.id, canary?.percent]).toEqual(['1.3.0-33333333', 1]);
});
