import type { Candidate, Composition } from 'contract/registry';
import type { RemoteRoute } from 'shared-ui/core';

import type { LoadedRelease, LoadRemote } from './loadRemote';
import { Quarantine } from './Quarantine';
import { Remotes } from './Remotes';

const REMOTE = 'remote-founder';
let tried: string[][];
/** The results of the next loads, in order; afterwards the first offered release is loaded. */
let outcomes: ((first: Candidate) => LoadedRelease)[];
beforeEach(() => {
  tried = [];
  outcomes = [];
});

const fails = () => {
  throw new Error('offline');
};

function openTab(composition = offering('new', 'old'), quarantine = new Quarantine()) {
  const load: LoadRemote = async (_remote, candidates) => {
    tried.push(candidates.map(({ id }) => id));
    const arrives = ({ id }: Candidate): LoadedRelease => ({ id, routes: [] });
    return (outcomes.shift() ?? arrives)(candidates[0]!);
  };
  return new Remotes(composition, load, () => {}, quarantine);
}

/** A registry that offers these releases; each has a page of its own. */
function offering(...ids: string[]): Composition {
  const candidates = ids.map((id) => ({ id, container: 'x', entry: 'e.js', integrity: 'sha384-' }));
  const composed = { routes: [{ path: `/of-${ids[0]}` }], candidates };
  return { revision: 1, base: '/releases/', remotes: { [REMOTE]: composed } };
}

function blocking(id: string, ...offered: string[]): Composition {
  const composition = offering(...offered);
  const composed = { ...composition.remotes[REMOTE]!, blocked: [id] };
  return { ...composition, remotes: { [REMOTE]: composed } };
}

describe('a loaded remote', () => {
  it('keeps its release and addresses when a newer release is published', async () => {
    const remotes = openTab();
    await remotes.load(REMOTE);
    remotes.renew(offering('newer', 'new'));
    remotes.moved('/elsewhere');
    expect(remotes.releaseOf(REMOTE)).toBe('new');
    expect([remotes.placeOf('/of-new')?.remote, remotes.placeOf('/of-newer')]).toEqual([
      REMOTE,
      undefined,
    ]);
  });

  it('is replaced when it is blocked, but not while its page is visible', async () => {
    const remotes = openTab();
    await remotes.load(REMOTE);
    remotes.renew(blocking('new', 'old'));
    remotes.moved('/of-new');
    expect(remotes.releaseOf(REMOTE)).toBe('new');

    remotes.moved('/elsewhere');
    expect(remotes.placeOf('/of-old')?.remote).toBe(REMOTE);
    await remotes.load(REMOTE);
    expect(remotes.releaseOf(REMOTE)).toBe('old');
  });

  it('is not fetched again when another part of its page failed', async () => {
    const remotes = openTab();
    await remotes.load(REMOTE);
    remotes.recover(REMOTE);
    await remotes.load(REMOTE);
    expect([tried.length, remotes.attempts(REMOTE)]).toEqual([1, 1]);
  });
});

describe('a remote that failed to load', () => {
  it('is fetched again after its reader has navigated', async () => {
    outcomes = [fails];
    const remotes = openTab();
    await expect(remotes.load(REMOTE)).rejects.toThrow('offline');
    remotes.moved('/of-new');
    await expect(remotes.load(REMOTE)).rejects.toThrow('offline');
    expect(tried).toHaveLength(1);

    remotes.moved('/elsewhere');
    await remotes.load(REMOTE);
    expect(remotes.releaseOf(REMOTE)).toBe('new');
  });

  it('is fetched again, and counted, when another address of it is requested', async () => {
    outcomes = [fails, fails];
    const remotes = openTab();
    for (const _time of [1, 2]) {
      await expect(remotes.load(REMOTE)).rejects.toThrow('offline');
      remotes.recover(REMOTE);
    }
    await remotes.load(REMOTE);
    expect([tried.length, remotes.attempts(REMOTE)]).toEqual([3, 3]);
  });
});

it('a remote is still tried when all its releases have failed in this tab', async () => {
  const quarantine = new Quarantine();
  for (const id of ['new', 'old']) quarantine.add(REMOTE, id);
  const remotes = openTab(offering('new', 'old'), quarantine);
  await remotes.load(REMOTE);
  expect(tried).toEqual([['new', 'old']]);
});

describe('a page that fails on screen', () => {
  const aPage = () => ({ forget: jest.fn() });
  const drawing = (id: string, page: object): LoadedRelease => ({
    id,
    routes: [{ path: '/of-new', page } as unknown as RemoteRoute],
  });
  const crash = (remotes: Remotes, replaceable: boolean) =>
    remotes.crashed('/of-new', new Error('boom'), 'VQ-7F3A-1122', replaceable);

  it('is fetched again on a retry, whether its release is replaced or not', async () => {
    const page = aPage();
    outcomes = [() => drawing('new', page)];
    const remotes = openTab();
    await remotes.load(REMOTE);
    expect(crash(remotes, false)).toBe(false);
    expect(page.forget).toHaveBeenCalledTimes(1);
    remotes.retry(REMOTE);
    expect(page.forget).toHaveBeenCalledTimes(2);
  });

  it('is not replaced by a release that failed to load in this tab', async () => {
    outcomes = [() => ({ ...drawing('old', aPage()), passedOver: ['new'] })];
    const remotes = openTab();
    await remotes.load(REMOTE);
    expect(remotes.firstChoice(REMOTE)).toBe('old');
    expect(crash(remotes, true)).toBe(false);
    expect(remotes.releaseOf(REMOTE)).toBe('old');
  });
});
