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

describe('a page that has no code yet', () => {
  it('leads on to pages of the product, and leaves files and copies to the browser', async () => {
    await open();
    expect(press('Guidelines')).toBe('left to the browser');
    expect(press('Saved')).toBe('left to the browser');
    expect(press('Home in a new tab')).toBe('left to the browser');
    expect(location.pathname).toBe('/about');

    expect(press('Home')).toBe('taken');
    expect(location.pathname).toBe('/');
  });

  it('leads on to the pages of the shell', async () => {
    await open();
    expect(press('Log in')).toBe('taken');
    expect(location.pathname).toBe('/login');
  });

  it.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])(
    'lets the browser open a link beside it, as a press with the %s asks',
    async (key) => {
      await open();
      expect(press('Home', { [key]: true })).toBe('left to the browser');
      expect(location.pathname).toBe('/about');
    },
  );

  it('leaves the frame around it alone, which has its code', async () => {
    const arrive = await open();
    expect(press('Menu')).toBe('left to the browser');
    await arrive();
    expect(pressed).toEqual([]);
  });

  it('forgets a press once the reader has gone on to another part of it', async () => {
    const arrive = await open();
    press('Choices');
    press('Our story');
    await arrive();
    expect(pressed).toEqual([]);
  });

  it('goes to a part of itself at once', async () => {
    await open();
    press('Our story');
    expect(location.hash).toBe('#story');
    expect(scrolled).toEqual(['story']);
  });

  it('keeps one entry of the history for a link that leads where the reader is', async () => {
    await open();
    const { length } = history;
    press('About us');
    expect(history.length).toBe(length);
  });

  it('answers a press once it has code', async () => {
    const arrive = await open();
    press('Choices');
    press('Choices');
    await arrive();
    expect(pressed).toEqual(['Choices']);
  });

  it('leads on from a part that stays without code, and leaves all else to the page', async () => {
    const arrive = await open();
    await arrive();
    expect(press('About us')).toBe('left to the browser');
    expect(press('Like')).toBe('left to the browser');
    expect(press('Home for now')).toBe('taken');
    expect(location.pathname).toBe('/');
  });

  it('sends no form the old way from a part that does not listen yet', async () => {
    const arrive = await open();
    await arrive();
    expect(press('Join')).toBe('taken');
    expect(pressed).toEqual(['Join']);
  });

  it('answers a press in a part that the page around it has to take over first', async () => {
    const arrive = await open();
    press('Like');
    await arrive();
    expect(pressed).toEqual(['pointerup', 'Like']);
  });

  it('forgets a press once the reader has gone on, even before the next page is drawn', async () => {
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
