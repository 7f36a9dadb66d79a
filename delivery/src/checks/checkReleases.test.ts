import type { ReleaseFile } from 'contract/release';

import { fakeRelease, fakeShell } from '../testing/fakeReleases';
import { checkReleases } from './checkReleases';

describe('the publish checks', () => {
  it('let compatible releases pass', () => {
    expect(checkReleases(releaseSet(aShell(), aRemote()), ['shell', 'remote-x'])).toEqual([]);
  });

  it('refuse a remote that needs newer libraries than the deployed shell provides', () => {
    const failures = checkReleases(
      releaseSet(aShell(), aRemote({ requires: { react: '^20.0.0' } })),
      ['remote-x'],
    );
    expect(failures).toMatchObject([{ check: 'requirements', packageName: 'remote-x' }]);
    expect(failures[0]!.sentence).toContain(
      'needs react ^20.0.0, but shell 1.0.0-5e11aaaa provides 19.3.1. Publish a shell',
    );
  });

  it('refuse a shell that is incompatible with a deployed remote', () => {
    const shell = aShell();
    shell.provides.shared = { react: '20.0.0' };
    expect(checkReleases(releaseSet(shell, aRemote()), ['shell'])).toMatchObject([
      { check: 'requirements', packageName: 'remote-x' },
    ]);
    expect(checkReleases(releaseSet(shell, aRemote()), [])).toEqual([]);
  });

  it('refuse a remote that is incompatible with the canary of the shell', () => {
    const canary = fakeShell('1.1.0-5e11bbbb', '20.0.0').release;
    expect(checkReleases(releaseSet(aShell(), aRemote()), ['remote-x'], [canary])).toMatchObject([
      {
        check: 'requirements',
        packageName: 'remote-x',
        sentence: expect.stringContaining(canary.id),
      },
    ]);
    expect(checkReleases(releaseSet(aShell(), aRemote()), ['shell'], [aRemote()])).toEqual([]);
  });

  it('refuse a second owner of an address, whatever its parameters are called', () => {
    const other = aRemote({ name: 'remote-y', routes: [{ path: '/x/:slug' }] });
    expect(checkReleases(releaseSet(aShell(), aRemote(), other), ['remote-y'])).toMatchObject([
      {
        check: 'addresses',
        packageName: 'remote-y',
        sentence: expect.stringContaining('/x belongs to remote-x'),
      },
    ]);
  });

  it('refuse releases that are too large', () => {
    const heavy = aRemote();
    heavy.files[heavy.entry]!.brotli = 8193;
    heavy.files['page.22222222.js']!.gzip = 120_001;
    expect(checkReleases(releaseSet(aShell(), heavy), ['remote-x'])).toMatchObject([
      { check: 'size', sentence: expect.stringContaining('entry of 8193 bytes') },
      {
        check: 'size',
        sentence: expect.stringContaining('120001 bytes (gzip) of scripts for /x/:id'),
      },
    ]);
  });
});

const releaseSet = (...releases: ReleaseFile[]) => new Map(releases.map((one) => [one.name, one]));

const aShell = () => fakeShell().release;

function aRemote(input: Partial<Parameters<typeof fakeRelease>[0]> = {}) {
  const usual = { name: 'remote-x', id: '1.0.0-aaaaaaaa', requires: { react: '^19.0.0' } };
  return fakeRelease({ ...usual, routes: [{ path: '/x/:id' }], ...input }).release;
}
