import { act, fireEvent, render, screen } from '@testing-library/react';
import { type RefObject, useRef } from 'react';
import { BrowserRouter } from 'react-router-dom';

import { Remotes } from '../remotes';
import { useEarlyEvents } from './useEarlyEvents';

const pressed: string[] = [];
const scrolled: string[] = [];
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {}); // jsdom opens no files
  pressed.length = scrolled.length = 0;
  history.replaceState(null, '', '/about');
  Element.prototype.scrollIntoView = function scrollIntoView() {
    scrolled.push(this.id);
  };
});

afterEach(() => jest.restoreAllMocks());

describe('a page without its code', () => {
  it('navigates to pages of the product, and leaves files and new tabs to the browser', async () => {
    await open();
    expect(press('Guidelines')).toBe('left to the browser');
    expect(press('Saved')).toBe('left to the browser');
    expect(press('Home in a new tab')).toBe('left to the browser');
    expect(location.pathname).toBe('/about');

    expect(press('Home')).toBe('taken');
    expect(location.pathname).toBe('/');
  });

  it('navigates to the pages of the shell', async () => {
    await open();
    expect(press('Log in')).toBe('taken');
    expect(location.pathname).toBe('/login');
  });

  it.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])(
    'lets the browser open a link in another tab on a press with the %s',
    async (key) => {
      await open();
      expect(press('Home', { [key]: true })).toBe('left to the browser');
      expect(location.pathname).toBe('/about');
    },
  );

  it('does not handle the frame around it, which has its code', async () => {
    const arrive = await open();
    expect(press('Menu')).toBe('left to the browser');
    await arrive();
    expect(pressed).toEqual([]);
  });

  it('drops a press after the reader has moved to another part of it', async () => {
    const arrive = await open();
    press('Choices');
    press('Our story');
    await arrive();
    expect(pressed).toEqual([]);
  });

  it('scrolls to a part of itself at once', async () => {
    await open();
    press('Our story');
    expect(location.hash).toBe('#story');
    expect(scrolled).toEqual(['story']);
  });

  it('adds no history entry for a link to the current address', async () => {
    await open();
    const { length } = history;
    press('About us');
    expect(history.length).toBe(length);
  });

  it('replays a press after its code is loaded', async () => {
    const arrive = await open();
    press('Choices');
    press('Choices');
    await arrive();
    expect(pressed).toEqual(['Choices']);
  });

  it('navigates from a part without code, and leaves other presses to the page', async () => {
    const arrive = await open();
    await arrive();
    expect(press('About us')).toBe('left to the browser');
    expect(press('Like')).toBe('left to the browser');
    expect(press('Home for now')).toBe('taken');
    expect(location.pathname).toBe('/');
  });

  it('submits no form natively from a part that does not listen yet', async () => {
    const arrive = await open();
    await arrive();
    expect(press('Join')).toBe('taken');
    expect(pressed).toEqual(['Join']);
  });

  it('replays a press in a part that the surrounding page hydrates first', async () => {
    const arrive = await open();
    press('Like');
    await arrive();
    expect(pressed).toEqual(['pointerup', 'Like']);
  });

  it('drops a press after the reader has navigated, even before the next page renders', async () => {
    const arrive = await open();
    press('Choices');
    history.pushState(null, '', '/faq');
    await arrive();
    expect(pressed).toEqual([]);
  });
});

/** Opens a page from its document. @returns a function that loads its code */
async function open(): Promise<() => Promise<void>> {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const routes = [{ path: '/' }, { path: '/about' }];
  const candidates = [{ id: '1', container: 'x', entry: 'e.js', integrity: 'sha384-' }];
  const remotes = new Remotes(
    { revision: 1, base: '/releases/', remotes: { 'remote-public': { routes, candidates } } },
    () => arrival.then(() => ({ id: '1', routes: [] })),
  );
  render(
    <BrowserRouter>
      <Frame remotes={remotes} />
    </BrowserRouter>,
  );
  return () => {
    for (const name of ['Choices', 'Menu', 'Like', 'Join'])
      screen.getByRole('button', { name }).onclick = () => pressed.push(name);
    const like = screen.getByRole('button', { name: 'Like' });
    like.addEventListener('pointerup', () => pressed.push('pointerup'));
    return act(async () => arrive());
  };
}

function Frame({ remotes }: { remotes: Remotes }) {
  const page = useRef<HTMLDivElement>(null);
  useEarlyEvents(page, remotes, true);
  return (
    <>
      <button type="button">Menu</button>
      <Page page={page} />
    </>
  );
}

function Page({ page }: { page: RefObject<HTMLDivElement | null> }) {
  return (
    <div ref={page}>
      <a href="/">Home</a>
      <a href="/" target="_blank" rel="noreferrer">
        Home in a new tab
      </a>
      <a href="/login">Log in</a>
      <a href="/about">About us</a>
      <a href="/about#story">Our story</a>
      <a href="/guidelines.pdf">Guidelines</a>
      <a href="/about" download>
        Saved
      </a>
      <button type="button">Choices</button>
      <div data-deferred="listens">
        <a href="/">Home for now</a>
        <button type="button">Like</button>
      </div>
      <div data-deferred="">
        <button type="button">Join</button>
      </div>
      <h2 id="story">Our story began in Novi Sad</h2>
    </div>
  );
}

function press(name: string, keys: MouseEventInit = {}): 'taken' | 'left to the browser' {
  return fireEvent.click(screen.getByText(name), keys) ? 'left to the browser' : 'taken';
}
