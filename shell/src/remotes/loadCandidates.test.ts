import type { Candidate } from 'delivery/registry';

import type { Beacon } from './beacon';
import { LoadError } from './errorClass';
import { type FetchRoutes, loadCandidates } from './loadCandidates';

const beacons: Beacon[] = [];
const NONE: ReadonlySet<string> = new Set();

beforeEach(() => {
  beacons.length = 0;
  window.history.replaceState(null, '', '/my/startups');
});

describe('loading a remote', () => {
  it('takes the first release that works', async () => {
    const release = await loaderOf({ new: () => routes() })('remote-x', NONE);

    expect(release.id).toBe('new');
    expect(beacons).toMatchObject([{ id: 'new', phase: 'load', ok: true }]);
  });

  it.each<[string, () => unknown, string]>([
    ['is gone', () => Promise.reject(new LoadError('gone', '404')), 'gone'],
    ['throws while starting', () => Promise.reject(new Error('boom')), 'execution'],
    ['offers no routes', () => undefined, 'contract'],
    [
      'has a page that cannot be loaded',
      () => routes(() => Promise.reject(chunkError())),
      'network',
    ],
  ])('falls back when a release %s', async (_case, fetched, errorClass) => {
    const release = await loaderOf({ new: fetched, old: () => routes() })('remote-x', NONE);

    expect(release.id).toBe('old');
    expect(beacons).toMatchObject([
      { id: 'new', ok: false, errorClass },
      { id: 'old', ok: true },
    ]);
  });

  it.each([
    ['once', 1, 'new'],
    ['for entry and pages, as failed preloads make it', 2, 'new'],
    ['again and again', 3, 'old'],
  ])('asks again when the network gave no answer %s', async (_times, failures, arrived) => {
    let calls = 0;
    const load = loaderOf({
      new: () => (++calls <= failures ? Promise.reject(new LoadError('network', 'x')) : routes()),
      old: () => routes(),
    });

    await expect(load('remote-x', NONE)).resolves.toMatchObject({ id: arrived });
  });

  it('does not try again what will not change', async () => {
    const fetched = jest.fn(() => Promise.reject(new LoadError('integrity', 'forged')));

    await expect(loaderOf({ new: fetched })('remote-x', NONE)).rejects.toThrow('forged');
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('passes over a release that hangs, and waits longer for the last one', async () => {
    jest.useFakeTimers();
    const never = () => new Promise(() => {});
    const outcome = loaderOf({ new: never, old: never })('remote-x', NONE).catch(
      (error: LoadError) => error.errorClass,
    );

    await jest.advanceTimersByTimeAsync(4000);
    expect(beacons).toMatchObject([{ id: 'new', errorClass: 'timeout' }]);
    await jest.advanceTimersByTimeAsync(20_000);
    await expect(outcome).resolves.toBe('timeout');
    jest.useRealTimers();
  });

  it('does not offer again what failed on screen', async () => {
    const load = loaderOf({ new: () => routes(), old: () => routes() });

    await expect(load('remote-x', new Set(['new']))).resolves.toMatchObject({ id: 'old' });
    await expect(load('remote-x', new Set(['new', 'old']))).rejects.toThrow('No release');
  });
});

function loaderOf(releases: Record<string, () => unknown>) {
  const fetchRoutes: FetchRoutes = async (_remote, { id }) => releases[id]?.();
  const candidates = Object.keys(releases).map(aCandidate);
  const remotes = { 'remote-x': { routes: [], candidates } };
  const composition = { revision: 1, base: '/releases/', remotes };
  return loadCandidates(composition, fetchRoutes, (beacon) => beacons.push(beacon));
}

function aCandidate(id: string): Candidate {
  return { id, container: `x_${id}`, entry: 'e.js', integrity: 'sha384-' };
}

function routes(load: () => Promise<unknown> = () => Promise.resolve()) {
  return [{ path: '/my/startups', title: 'x', page: { load, forget: () => {} } }];
}

function chunkError() {
  return Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
}
