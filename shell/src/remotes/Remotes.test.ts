import { Remotes } from './Remotes';

const REMOTE = 'remote-public';

describe('a page with deferred hydration while the registry changes', () => {
  it('hydrates with the release that prerendered it', async () => {
    const { remotes, hydrate } = rest('old');
    remotes.renew(offering('new', 'old'));
    expect(await hydrate()).toEqual(['old', 'new']);
    expect(remotes.placeOf('/of-old')?.remote).toBe(REMOTE);
  });

  it('hydrates with another one when its own is no longer offered', async () => {
    const { remotes, hydrate } = rest('bad');
    remotes.renew(offering('good'));
    expect(await hydrate()).toEqual(['good']);
  });

  it('hydrates with the release that prerendered it at the second attempt too', async () => {
    const { remotes, hydrate } = rest('old', 1);
    remotes.renew(offering('new', 'old'));
    expect(await hydrate()).toEqual(['old', 'new']);
  });

  it('defers only the code of its own remote, and tolerates only its failure', async () => {
    const goesOn = jest.fn(() => true);
    const remotes = new Remotes(offering('old'), async () => Promise.reject(new Error('gone')));
    remotes.rest = { remote: REMOTE, over: () => new Promise(() => {}), goesOn };
    await expect(remotes.load('remote-account')).rejects.toThrow('gone');
    expect(goesOn).not.toHaveBeenCalled();
  });
});

/**
 * Opens a page that one release has rendered.
 * @param failures number of failed loads at first
 */
function rest(drawnBy: string, failures = 0) {
  let tried: string[] = [];
  let left = failures;
  const remotes = new Remotes(offering(drawnBy), async (_remote, candidates) => {
    tried = candidates.map(({ id }) => id);
    left -= 1;
    if (left >= 0) throw new Error('offline');
    return { id: tried[0]!, routes: [] };
  });
  let touch = () => {};
  const touched = new Promise<void>((resolve) => {
    touch = resolve;
  });
  remotes.rest = { remote: REMOTE, over: () => touched, goesOn: () => true };
  const pages = remotes.load(REMOTE);

  /** @returns the releases that it should load from, best first */
  async function hydrate() {
    touch();
    await pages;
    return tried;
  }
  return { remotes, hydrate };
}

/** A registry that offers these releases; each has a page of its own. */
function offering(...ids: string[]) {
  const candidates = ids.map((id) => ({ id, container: 'x', entry: 'e.js', integrity: 'sha384-' }));
  const composed = { routes: [{ path: `/of-${ids[0]}` }], candidates };
  return { revision: 1, base: '/releases/', remotes: { [REMOTE]: composed } };
}
