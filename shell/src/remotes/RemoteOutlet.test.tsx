import { act, configure, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Link, MemoryRouter } from 'react-router-dom';
import { makeStore, Provider, page, type RemoteRoute } from 'shared-ui';

import type { LoadRemote } from './loadRemote';
import type { RemoteFailure } from './RemoteBoundary';
import { RemoteOutlet } from './RemoteOutlet';
import { Remotes } from './Remotes';
import type { Crash } from './reportCrash';

configure({ eventWrapper: (press) => press() });

const crashes: Crash[] = [];
beforeEach(() => {
  crashes.length = 0;
  jest.spyOn(console, 'error').mockImplementation(() => {}); // React logs errors that boundaries catch
});
afterEach(() => jest.restoreAllMocks());

describe('the content area', () => {
  it('renders the page of the remote that owns the address', async () => {
    await open('/my/startups', { new: () => pages() });
    await screen.findByRole('heading', { name: 'My Startups' });
  });

  it('shows that an address is unknown', async () => {
    await open('/nowhere', {});
    await screen.findByText('Nobody lives here');
  });

  it('shows a card when no release loads, and retries on request', async () => {
    let broken = true;
    const release = () => (broken ? Promise.reject(new Error('gone')) : pages());
    await open('/my/startups', { new: release });

    const card = await screen.findByRole('alert');
    expect(card).toHaveTextContent(/founder VQ-[0-9A-F]{4}-\d{4}, 1 tries/);
    expect(crashes).toMatchObject([{ remote: 'remote-founder', release: undefined }]);
    expect(card).toHaveTextContent(crashes[0]!.reference);

    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/2 tries/)).toBeInTheDocument();
    broken = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { name: 'My Startups' });
  });

  it('replaces a release that fails soon after loading by its predecessor', async () => {
    await open('/my/startups', { new: () => pages(() => crash()), old: () => pages() });

    await screen.findByRole('heading', { name: 'My Startups' });
    expect(crashes).toMatchObject([{ remote: 'remote-founder', release: 'new' }]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('shows a card when the predecessor fails as well', async () => {
    const bad = () => pages(() => crash());
    await open('/my/startups', { new: bad, old: bad });

    await screen.findByRole('alert');
    expect(crashes.map(({ release }) => release)).toEqual(['new', 'old']);
  });

  it('shows a card, and no other release, when a page fails long after loading', async () => {
    const later = jest.spyOn(performance, 'now');
    await open('/my/startups', { new: () => pages(() => <Fragile />), old: () => pages() });
    const button = await screen.findByRole('button', { name: 'Break' });

    later.mockReturnValue(performance.now() + 60_000);
    fireEvent.click(button);
    await screen.findByRole('alert');
  });

  it('replaces a release that fails on arrival by its predecessor, even when it is late', async () => {
    const later = jest.spyOn(performance, 'now');
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await open('/my/startups', {
      new: () => arrival.then(() => pages(() => crash())),
      old: () => pages(),
    });

    later.mockReturnValue(performance.now() + 60_000); // deferred hydration: until its first use
    arrive();
    await screen.findByRole('heading', { name: 'My Startups' });
  });

  it('replaces a release with a part that fails on arrival by its predecessor', async () => {
    const later = jest.spyOn(performance, 'now');
    await open('/my/startups', {
      new: () =>
        pages(() => (
          <div data-deferred="arrives">
            <Fragile />
          </div>
        )),
      old: () => pages(),
    });
    const button = await screen.findByRole('button', { name: 'Break' });

    later.mockReturnValue(performance.now() + 60_000);
    fireEvent.click(button);
    await screen.findByRole('heading', { name: 'My Startups' });
  });

  it('keeps the rest of the remote when one page fails', async () => {
    await open('/my/startups', { new: () => pages(() => crash()) });
    await screen.findByRole('alert');

    fireEvent.click(screen.getByRole('link', { name: 'Team' }));
    await screen.findByRole('heading', { name: 'Team' });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

type Releases = Record<string, () => RemoteRoute[] | Promise<RemoteRoute[]>>;

/** Opens an address in a page where the founder remote has these releases, best first. */
async function open(at: string, releases: Releases) {
  const load: LoadRemote = async (_remote, [first]) => {
    const { id } = first!;
    return { id, routes: await releases[id]!() };
  };
  const candidates = Object.keys(releases).map((id) => ({ ...CANDIDATE, id }));
  const routes = [{ path: '/my/startups' }, { path: '/my/team' }];
  const composition = {
    revision: 1,
    base: '/releases/',
    remotes: { 'remote-founder': { routes, candidates } },
  };
  const remotes = new Remotes(composition, load, (crash) => crashes.push(crash));
  const outlet = { pending: 'Loading...', notFound: 'Nobody lives here', failed: Card };
  await act(async () => {
    render(
      <Provider store={makeStore()}>
        <MemoryRouter initialEntries={[at]}>
          <Link to="/my/team">Team</Link>
          <RemoteOutlet remotes={remotes} {...outlet} />
        </MemoryRouter>
      </Provider>,
    );
  });
}

const CANDIDATE = { container: 'x', entry: 'e.js', integrity: 'sha384-' };

function pages(Startups: () => React.ReactNode = () => <h1>My Startups</h1>): RemoteRoute[] {
  return [
    { path: '/my/startups', title: 'My Startups', page: page(async () => Startups) },
    { path: '/my/team', title: 'Team', page: page(async () => () => <h1>Team</h1>) },
  ];
}

function crash(): never {
  throw new Error('boom');
}

function Fragile() {
  const [broken, setBroken] = useState(false);
  if (broken) crash();
  return (
    <button type="button" onClick={() => setBroken(true)}>
      Break
    </button>
  );
}

function Card({ packageName, reference, attempts, onRetry }: RemoteFailure) {
  return (
    <div role="alert">
      {packageName} {reference}, {attempts} tries
      <button type="button" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}
