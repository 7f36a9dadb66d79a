import type { Candidate } from 'contract/registry';
import { page } from 'shared-ui/core';

import type { Beacon } from './beacon';
import { LoadError } from './errorClass';
import { type FetchRoutes, loadCandidates } from './loadCandidates';

const beacons: Beacon[] = [];

beforeEach(() => {
  beacons.length = 0;
  window.history.replaceState(null, '', '/my/startups');
});

describe('loading a remote', () => {
  it('takes the first release that works', async () => {
    const release = await loaderOf({ new: () => routes() })();

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
    const release = await loaderOf({ new: fetched, old: () => routes() })();

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
  ])('retries when there was no response %s', async (_times, failures, arrived) => {
    let calls = 0;
    const load = loaderOf({
      new: () => (++calls <= failures ? Promise.reject(new LoadError('network', 'x')) : routes()),
      old: () => routes(),
    });

    await expect(load()).resolves.toMatchObject({ id: arrived });
  });

  it('fetches the code of the current page again, not only the cached failure', async () => {
    let calls = 0;
    const inView = page(async () => {
      calls += 1;
      if (calls === 1) throw chunkError();
      return () => null;
    });
    const own = [{ path: '/my/startups', title: 'x', page: inView }];
    await expect(loaderOf({ new: () => own, old: () => routes() })()).resolves.toMatchObject({
      id: 'new',
    });
  });

  it('retries a chunk that seems missing after a failed preload', async () => {
    const gone = [{ responseStatus: 404 }] as unknown as PerformanceEntryList;
    const seen = Object.assign(performance, { getEntriesByName: () => gone });
    let calls = 0;
    const load = loaderOf({
      new: () =>
        ++calls === 1
          ? Promise.reject(Object.assign(chunkError(), { request: '/releases/x/7.js' }))
          : routes(),
      old: () => routes(),
    });
    await expect(load()).resolves.toMatchObject({ id: 'new' });
    Reflect.deleteProperty(seen, 'getEntriesByName');
  });

  it('reports once, for the first remote, when the page became interactive', async () => {
    const load = loaderOf({ new: () => routes() });
    await load();
    await load();
    const [first, second] = beacons.map(({ interactive }) => interactive);
    expect([first, second]).toEqual([expect.any(Number), undefined]);
  });

  it('does not retry permanent failures', async () => {
    const fetched = jest.fn(() => Promise.reject(new LoadError('integrity', 'forged')));

    await expect(loaderOf({ new: fetched })()).rejects.toThrow('forged');
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  it('skips a release that hangs, and waits longer for the last one', async () => {
    jest.useFakeTimers();
    const never = () => new Promise(() => {});
    const outcome = loaderOf({ new: never, old: never })().catch(
      (error: LoadError) => error.errorClass,
    );

    await jest.advanceTimersByTimeAsync(4000);
    expect(beacons).toMatchObject([{ id: 'new', errorClass: 'timeout' }]);
    await jest.advanceTimersByTimeAsync(20_000);
    await expect(outcome).resolves.toBe('timeout');
    jest.useRealTimers();
  });

  it('reports the skipped releases and their shares of visitors', async () => {
    const load = loaderOf({ new: () => Promise.reject(new Error('boom')), old: () => routes() });

    await expect(load()).resolves.toMatchObject({ id: 'old', passedOver: ['new'] });
    expect(beacons).toMatchObject([{ bucket: 10 }, { ok: true, bytes: 0 }]);
  });

  it('fails when nothing is offered', async () => {
    await expect(loaderOf({})()).rejects.toThrow('No release');
  });
});

function loaderOf(releases: Record<string, () => unknown>) {
  const fetchRoutes: FetchRoutes = async (_remote, { id }) => releases[id]?.();
  const candidates = Object.keys(releases).map(aCandidate);
  const load = loadCandidates(fetchRoutes, (beacon) => beacons.push(beacon));
  return () => load('remote-x', candidates);
}

function aCandidate(id: string): Candidate {
  const canary = id === 'new' ? { canary: 10 } : {};
  return { id, container: `x_${id}`, entry: 'e.js', integrity: 'sha384-', ...canary };
}

function routes(load: () => Promise<unknown> = () => Promise.resolve()) {
  return [{ path: '/my/startups', title: 'x', page: { load, forget: () => {} } }];
}

function chunkError() {
  return Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
}
