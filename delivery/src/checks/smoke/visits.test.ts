import { temporaryFolder } from 'server-kit/testing/temporaryFolder';
import { publish } from '../../publish/publish';
import { nextStamp, readHead } from '../../store/revisions';
import { openStore } from '../../store/store';
import { fakeRelease, fakeShell } from '../../testing/fakeReleases';
import { overlay } from './overlay';
import { visitsFor } from './visits';

const ANA = { by: 'ana', reason: 'test' };
const ROUTES = [
  { path: '/x' },
  { path: '/x/:slug', sample: '/x/zrno' },
  { path: '/my/x', access: 'member' as const },
];

async function aStore() {
  const store = openStore(temporaryFolder('store'));
  const remote = fakeRelease({ name: 'remote-x', id: '1.0.0-aaaaaaaa', routes: ROUTES });
  await publish(store, [fakeShell(), remote], ANA);
  return { store, remote, head: (await readHead(store))! };
}

describe('a trial opens', () => {
  const remote = fakeRelease({ name: 'remote-x', id: '1.0.0-aaaaaaaa', routes: ROUTES });
  const releaseSet = [fakeShell().release, remote.release];

  it('every page of a remote, and a pattern at the sample address of its route', () => {
    const of = { remote: 'remote-x', id: '1.0.0-aaaaaaaa' };
    expect(visitsFor(releaseSet, ['remote-x'])).toEqual([
      { path: '/x', ...of, member: false, prerendered: false },
      { path: '/x/zrno', ...of, member: false, prerendered: false },
      { path: '/my/x', ...of, member: true, prerendered: false },
    ]);
  });

  it("a shell's own pages, and of each remote one page for guests and one for members", () => {
    const paths = visitsFor(releaseSet, ['shell']).map(({ path }) => path);
    expect(paths).toEqual(['/login', '/x', '/my/x']);
  });

  it('samples from release files only: documents contain none', async () => {
    const { head } = await aStore();
    expect(head.remotes['remote-x']!.stable.routes).toContainEqual({ path: '/x/:slug' });
    expect(JSON.stringify(head)).not.toContain('zrno');
  });
});

describe('the trial’s store', () => {
  it('is read like the real one, and leaves that one unchanged', async () => {
    const { store, head } = await aStore();
    const imagined = overlay(store, { ...head, remotes: {} });
    expect((await readHead(imagined))?.remotes).toEqual({});
    await expect(imagined.create('a', 'b')).rejects.toThrow('Nothing is written');
    expect((await readHead(store))?.revision).toBe(1);
  });

  it('stays the same while another team publishes into the real one', async () => {
    const { store, head } = await aStore();
    const imagined = overlay(store, { ...head, remotes: {} });
    const before = await readHead(imagined);
    const theirs = fakeRelease({ name: 'remote-y', id: '1.0.0-bbbbbbbb' });
    await publish(store, [theirs], ANA);
    await nextStamp(imagined, before!.revision);
    expect(await readHead(imagined)).toEqual(before);
  });
});
