import { publish } from '../publish/publish';
import { openStore, type Store } from '../store/store';
import { fakeRelease, fakeShell } from '../testing/fakeReleases';
import { runMfe } from '../testing/runMfe';
import { STORE_PLACES, type StorePlace } from '../testing/storePlaces';

const ANA = { by: 'ana', reason: 'test' };
const [OLD, NEW] = ['1.0.0-aaaaaaaa', '1.1.0-bbbbbbbb'];
let place: StorePlace;
let store: Store;
beforeEach(async () => {
  place = await STORE_PLACES[0]![1]();
  store = openStore(place.url);
});
afterEach(() => place.stop());

/** A remote that was built for a shell with this React version. */
const remote = (id: string, react: string) =>
  fakeRelease({ name: 'remote-x', id, requires: { react } });

/** Runs one command and returns its output. */
const mfe = (...args: string[]) => runMfe([...args, '--store', place.url]);

describe('after a deployed shell became incompatible with an old release', () => {
  beforeEach(async () => {
    await publish(store, [fakeShell('1.0.0-5e11aaaa', '19.3.1'), remote(OLD, '^19.0.0')], ANA);
    await publish(store, [fakeShell('2.0.0-5e11bbbb', '20.0.0'), remote(NEW, '^20.0.0')], ANA);
  });

  const REFUSED =
    /^Not done; nothing has changed\.\n {2}\[requirements\] remote-x 1\.0\.0-aaaaaaaa needs react \^19\.0\.0, but shell 2\.0\.0-5e11bbbb provides 20\.0\.0\. Publish .*\nRoll back the other package as well/;

  it.each([[['remote-x']], [['remote-x', '--to', OLD]]])(
    'rollback %j is refused with check, expected value, actual value and remedy',
    async (args) => {
      await expect(mfe('rollback', ...args)).rejects.toThrow(REFUSED);
      expect(await mfe('status')).toContain(`stable ${NEW}`);
    },
  );

  it('a rollback of the shell alone, which is incompatible with its remote, is refused', async () => {
    await expect(mfe('rollback', 'shell')).rejects.toThrow(
      /\[requirements\] remote-x .* needs react \^20\.0\.0, but shell 1\.0\.0-5e11aaaa/,
    );
  });

  it('a rollback of both together succeeds', async () => {
    expect(await mfe('rollback', '--revision', '1')).toContain('Revision 3');
    expect(await mfe('status')).toContain(`stable ${OLD}`);
  });

  it('a rollback can be forced with a reason, which is recorded with the objections', async () => {
    await expect(mfe('rollback', 'remote-x', '--force')).rejects.toThrow('needs a --reason');
    const forced = await mfe('rollback', 'remote-x', '--force', '--reason', 'the shell follows');
    expect(forced).toMatch(/^Revision 3: roll back remote-x\nOverruled:\n {2}\[requirements\]/);
    expect(await mfe('log')).toContain('the shell follows (forced)');
  });

  it('a release can still be blocked', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {}); // the release is not in the store
    expect(await mfe('block', 'remote-x', NEW)).toContain('Revision 3');
  });
});

describe('a canary that needs the newest shell', () => {
  beforeEach(async () => {
    await publish(store, [fakeShell('1.0.0-5e11aaaa', '19.2.0'), remote(OLD, '^19.0.0')], ANA);
    await publish(store, [fakeShell('1.1.0-5e11bbbb', '19.3.1')], ANA);
    await publish(store, [remote(NEW, '~19.3.0')], ANA, { canary: 10 });
  });

  it('prevents rolling the shell back, and publishing an incompatible one', async () => {
    const needs = 'remote-x (deployed) needs react ~19.3.0, but shell 1.';
    await expect(mfe('rollback', 'shell')).rejects.toThrow(needs);
    const next = publish(store, [fakeShell('1.2.0-5e11cccc', '19.4.0')], ANA);
    await expect(next).rejects.toThrow(needs);
  });

  it('cannot be promoted once that shell is gone, but can be reduced or withdrawn', async () => {
    await mfe('rollback', 'shell', '--force', '--reason', 'people cannot log in');
    for (const share of ['50', '100']) {
      await expect(mfe('promote', 'remote-x', share)).rejects.toThrow('needs react ~19.3.0');
    }
    expect(await mfe('promote', 'remote-x', '5')).toContain('Revision 5');
    expect(await mfe('rollback', 'remote-x')).toContain('Revision 6');
  });
});
