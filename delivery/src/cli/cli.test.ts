import { publish } from '../publish/publish';
import { openStore } from '../store/store';
import { fakeRelease, fakeShell } from '../testing/fakeReleases';
import { runMfe } from '../testing/runMfe';
import { STORE_PLACES, type StorePlace } from '../testing/storePlaces';
import { COMMANDS, help } from './commands';

const ANA = { by: 'ana', reason: 'test' };
let place: StorePlace;

async function open(at: () => Promise<StorePlace>) {
  place = await at();
  const first = fakeRelease({ name: 'remote-x', id: '1.0.0-aaaaaaaa' });
  await publish(openStore(place.url), [fakeShell(), first], ANA);
}
afterEach(() => place.stop());

const releaseRemote = (id: string, canary?: number) =>
  publish(openStore(place.url), [fakeRelease({ name: 'remote-x', id })], ANA, { canary });

/** Runs one command and returns its output. */
const mfe = (line: string) => runMfe([...line.split(' '), '--store', place.url]);

describe.each(STORE_PLACES)('mfe on %s', (_kind, at) => {
  beforeEach(() => open(at));
  it('takes a canary from a few visitors to all, and shows the history afterwards', async () => {
    await releaseRemote('1.1.0-bbbbbbbb', 10);
    expect(await mfe('status')).toContain('stable 1.0.0-aaaaaaaa; canary 1.1.0-bbbbbbbb at 10 %');
    await mfe('promote remote-x 50 --by bojan');
    await mfe('promote remote-x');

    expect(await mfe('status')).toContain('stable 1.1.0-bbbbbbbb; last good 1.0.0-aaaaaaaa');
    const log = await mfe('log');
    expect(log).toMatch(
      / 4 .*promote remote-x to 100 %\n.* 3 .* bojan {2}promote remote-x to 50 %/,
    );
    expect(await mfe('diff 1 4')).toContain('+ stable 1.1.0-bbbbbbbb');
  });

  it('goes back one release, to any release, or to a whole revision', async () => {
    await releaseRemote('1.1.0-bbbbbbbb');
    await releaseRemote('1.2.0-cccccccc');

    await mfe('rollback remote-x');
    expect(await mfe('status')).toContain('stable 1.1.0-bbbbbbbb; last good 1.0.0-aaaaaaaa');
    await mfe('rollback remote-x --to 1.0.0-aaaaaaaa');
    expect(await mfe('status')).toContain('stable 1.0.0-aaaaaaaa; rolled back');
    await releaseRemote('1.3.0-dddddddd');
    await mfe('rollback --revision 1');
    expect(await mfe('status')).toMatch(/remote-x +stable 1\.0\.0-aaaaaaaa; rolled back /);
  });

  it.each(['0', '-1', 'ten'])('reports %s as an invalid number of log entries', async (count) => {
    await expect(mfe(`log --count=${count}`)).rejects.toThrow(
      `--count must be a whole number above 0, not '${count}'.`,
    );
  });

  it('blocks a release for everybody', async () => {
    await releaseRemote('1.1.0-bbbbbbbb');
    await mfe('block remote-x 1.1.0-bbbbbbbb');

    expect(await mfe('status')).toContain('stable 1.0.0-aaaaaaaa; blocked 1.1.0-bbbbbbbb');
    await expect(releaseRemote('1.1.0-bbbbbbbb')).rejects.toThrow('was blocked');
  });

  it('prints JSON for programs', async () => {
    expect(JSON.parse(await mfe('status --json'))).toMatchObject({ revision: 1, by: 'ana' });
    expect(JSON.parse(await mfe('log --json'))).toHaveLength(1);
  });

  it.each([
    ['rollback remote-y', 'remote-y was never published. Published are: shell, remote-x.'],
    ['rollback remote-x --to 9.9.9-99999999', 'There are: 1.0.0-aaaaaaaa.'],
    ['rollback --revision 99', 'There is no revision 99.'],
    ['promote remote-x many', "whole number from 0 to 100, not 'many'"],
    ['block remote-x', 'Name the release to block'],
    ['diff 1', 'Name two revisions'],
    ['publish', 'Name what to publish'],
    ['publish remote-x --no-smoke', '--no-smoke needs a --reason'],
  ])('%s: refused with a sentence, without any change', async (line, sentence) => {
    await expect(mfe(line)).rejects.toThrow(sentence);
    expect(await mfe('status')).toContain('Revision 1,');
  });
});

describe('the help', () => {
  beforeEach(() => open(STORE_PLACES[0]![1]));

  it.each(Object.keys(COMMANDS))('tells how to use %s, with an example', (name) => {
    expect(help()).toContain(`  ${name} `);
    expect(help(name)).toMatch(
      new RegExp(`^npm run mfe -- ${name}[^]+\\n  npm run mfe -- ${name}`),
    );
  });
});
