import { temporaryFolder } from 'server-kit/testing/temporaryFolder';
import { block } from '../deploy/changes';
import { readHead, revise } from '../store/revisions';
import { openStore, type Store } from '../store/store';
import { fakeRelease, fakeShell } from '../testing/fakeReleases';
import { publish } from './publish';
import { type Checkout, publishCheckout } from './publishCheckout';

const TEAM = { by: 'founder team', reason: 'clearer words' };
const [OURS, THEIRS] = ['1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb'];
const founder = (id: string) => fakeRelease({ name: 'remote-founder', id });

const folders = [
  fakeShell(),
  founder(OURS),
  ...['remote-public', 'remote-account', 'remote-mentor'].map((name) =>
    fakeRelease({ name, id: OURS }),
  ),
];
const built = (name: string) => folders.find(({ release }) => release.name === name);
const output: string[] = [];
let store: Store;

/** What `npm start` does in the given checkout. */
async function start({ publishes = false, checkout = {} as Partial<Checkout> } = {}) {
  output.length = 0;
  const names = folders.map(({ release }) => release.name);
  const own = { names, built, build: async () => folders, ...checkout };
  await publishCheckout(store, { publishes, report: (step) => output.push(step), checkout: own });
}

const head = async () => (await readHead(store))!;

beforeEach(async () => {
  store = openStore(temporaryFolder('store'));
  await start();
});

describe('npm start', () => {
  it('publishes the checkout into an empty store', async () => {
    expect(await head()).toMatchObject({ revision: 1, by: 'npm start' });
    expect(output.at(-1)).toContain(`Revision 1: shell 1.0.0-5e11aaaa, remote-founder ${OURS}`);
  });

  it('serves what a team released since, builds nothing, and says so in one line', async () => {
    await publish(store, [founder(THEIRS)], TEAM);
    await start({ checkout: { build: () => Promise.reject(new Error('it builds')) } });

    expect(await head()).toMatchObject({ revision: 2, by: 'founder team' });
    expect(output).toEqual([
      'Serving revision 2; this checkout has another remote-founder: `npm start -- --publish` publishes it',
    ]);
  });

  it('says nothing when the store contains the checkout’s release, even as a canary', async () => {
    await start();
    expect(output).toEqual([]);
    await publish(store, [founder(THEIRS)], TEAM, { canary: 10 });
    await start({
      checkout: { built: (name) => (name === 'remote-founder' ? founder(THEIRS) : built(name)) },
    });
    expect(output).toEqual([]);
  });

  it('treats a package that was changed since its build as another release', async () => {
    await start({ checkout: { built: (name) => (name === 'shell' ? undefined : built(name)) } });
    expect(output.join()).toContain('this checkout has another shell:');
  });

  it('publishes over the store with --publish', async () => {
    await publish(store, [founder(THEIRS)], TEAM);
    await start({ publishes: true });
    expect((await head()).remotes['remote-founder']?.stable.id).toBe(OURS);
    expect(output.at(-1)).toBe(`Revision 3: remote-founder ${OURS}`);
  });

  it.each([false, true])(
    'starts although the checkout’s release is blocked (--publish: %s)',
    async (publishes) => {
      await publish(store, [founder(THEIRS)], TEAM);
      await revise(store, TEAM, block('remote-founder', OURS));
      await start({ publishes });

      expect((await head()).remotes['remote-founder']?.stable.id).toBe(THEIRS);
      expect(output.at(-1)).toContain('erving revision 3');
      if (publishes) expect(output.at(-1)).toContain(`${OURS} was blocked by founder team`);
    },
  );

  it('publishes once when two of them find an empty store', async () => {
    store = openStore(temporaryFolder('store'));
    const build = async () => {
      await publish(store, [fakeShell(), founder(THEIRS)], TEAM);
      return folders;
    };
    await start({ checkout: { build } });
    expect(await head()).toMatchObject({ revision: 1, by: 'founder team' });
  });

  it('ends with the reason when there is nothing to serve', async () => {
    store = openStore(temporaryFolder('store'));
    const build = () => Promise.reject(new Error('src/routes.tsx:3 Unexpected token'));
    await expect(start({ checkout: { build } })).rejects.toThrow('Unexpected token');
  });
});
