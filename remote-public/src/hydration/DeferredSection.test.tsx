import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createRoot, type HydrationOptions, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { BrowserRouter, Link, useLocation } from 'react-router-dom';
import { AppTheme, LiveContentContext, makeStore, Picture, Provider } from 'shared-ui';
import { mockMedia } from 'shared-ui/testing';

import { DeferredSection } from './DeferredSection';
import { sectionsCode } from './sectionsCode';

mockMedia();

let fetched = 0;
const reported: string[] = [];
const marks: (string | undefined)[] = [];
let arrive: (() => void) | undefined;
let fail: (() => void) | undefined;
let root: Root | undefined;

beforeEach(() => {
  history.replaceState(null, '', '/');
  fetched = 0;
});
afterEach(() => act(async () => root?.unmount()));

describe('a section with deferred hydration', () => {
  it('stays as the server rendered it, and fetches no code', async () => {
    const heading = await open();
    expect(screen.getByRole('heading', { name: 'Who can apply?' })).toBe(heading);
    expect(fetched).toBe(0);
  });

  it('handles a click once its code is loaded', async () => {
    const heading = await open();
    marks.length = 0;
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Likes: 0' })));
    expect(fetched).toBe(1);
    await act(async () => arrive!());
    expect(await screen.findByRole('button', { name: 'Likes: 1' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Who can apply?' })).toBe(heading);

    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Likes: 1' })));
    expect(screen.getByRole('button', { name: 'Likes: 2' })).toBeVisible();
    expect([marks[0], marks.at(-1)]).toEqual(['arrives', undefined]);
  });

  it('keeps what is typed before its code is loaded', async () => {
    await open();
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
    field.value = 'zana@example.org';
    await act(async () => fireEvent.input(field));
    await act(async () => arrive!());
    expect(await screen.findByText('zana@example.org')).toBeVisible();
    expect(field).toHaveValue('zana@example.org');
  });

  it('replays the input and the click from before its code is loaded', async () => {
    await open();
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
    field.value = 'zana@example.org';
    await act(async () => fireEvent.input(field));
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Likes: 0' })));
    await act(async () => arrive!());
    expect(await screen.findByRole('button', { name: 'Likes: 1' })).toBeVisible();
    expect(screen.getByText('Sent: zana@example.org')).toBeVisible();
  });

  it('keeps input, focus and click when the browser has translated the server HTML', async () => {
    const recovered = jest.fn();
    const { heading } = await openPage({ onRecoverableError: recovered });
    heading.innerHTML = '<font>Kush mund të aplikojë?</font>';
    const early = screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' });
    await act(async () => early.focus());
    early.value = 'zana@example.org';
    await act(async () => fireEvent.input(early));
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Likes: 0' })));
    await act(async () => arrive!());
    expect(await screen.findByText('Sent: zana@example.org')).toBeVisible();
    expect(recovered).toHaveBeenCalled(); // React has rendered the section again
    expect(early).not.toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  });

  it('is hydrated in place on a navigation within the page', async () => {
    const heading = await open();
    await act(async () => screen.getByRole('link', { name: 'Top' }).click());
    await act(async () => arrive!());
    expect(await screen.findByText('At #top')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Who can apply?' })).toBe(heading);
    expect(document.querySelector('[data-deferred]')).toBeNull();
  });

  it('is hydrated when the browser itself changes the hash', async () => {
    await open();
    await act(async () => {
      history.pushState(null, '', '#top'); // like a link clicked before the router listens: the state has no key
      window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
    });
    await act(async () => arrive!());
    expect(await screen.findByText('At #top')).toBeVisible();
    expect(document.querySelector('[data-deferred]')).toBeNull();
  });

  it('loads its code and replaces a picture that fails to load', async () => {
    await open();
    const picture = screen.getByAltText('Žana Đurić');
    const lost = picture.getAttribute('src');
    await act(async () => picture.dispatchEvent(new Event('error')));
    await act(async () => arrive!());
    await act(async () => screen.getByAltText('Žana Đurić').dispatchEvent(new Event('error')));
    expect(screen.getByAltText('Žana Đurić')).not.toHaveAttribute('src', lost!);
  });

  it('shows a toast when its code cannot be loaded, and loads it at the next click', async () => {
    window.reportError = (error: Error) => reported.push(error.message);
    const { store } = await openPage();
    const press = () => act(async () => fireEvent.click(screen.getByRole('button')));
    await press();
    await act(async () => fail!());
    expect(fetched).toBe(2);
    await act(async () => fail!());
    await waitFor(() => expect(store.getState().toast.message).toMatch(/^Part of this page did/));

    expect(reported).toEqual(['lost']);

    await press();
    expect(fetched).toBe(3);
    await act(async () => arrive!());
    expect(await screen.findByRole('button', { name: 'Likes: 1' })).toBeVisible();
  });

  it('is rendered with the page around it on a client-side navigation', async () => {
    const sections = makeSections();
    const { page } = mountable(sections);
    document.body.innerHTML = '<div></div>';
    root = createRoot(document.body.firstElementChild!);
    await act(async () => root!.render(page));
    await act(async () => arrive!());
    expect(screen.getByRole('button', { name: 'Likes: 0' })).toBeVisible();
  });
});

/** @returns the heading of the section in the document */
const open = async () => (await openPage()).heading;

async function openPage(options?: HydrationOptions) {
  const { html } = await inDocument();
  document.body.innerHTML = `<div>${html}</div>`;
  const heading = screen.getByRole('heading');
  const sections = makeSections();
  const { store, page } = mountable(sections);
  await act(async () => {
    root = hydrateRoot(document.body.firstElementChild!, page, options);
  });
  return { heading, store };
}

/** The content that the edge prerenders. */
async function inDocument() {
  const sections = makeSections();
  void sections.load();
  await act(async () => arrive!());
  await sections.load();
  const { page } = mountable(sections);
  const html = renderToString(<LiveContentContext value={() => {}}>{page}</LiveContentContext>);
  fetched = 0;
  return { html };
}

function mountable(sections: ReturnType<typeof makeSections>) {
  const store = makeStore({ clock: { renderedAt: Date.UTC(2025, 2, 14) } });
  const page = (
    <Provider store={store}>
      <AppTheme>
        <BrowserRouter>
          <Link to="#top">Top</Link>
          <Where />
          <DeferredSection of={sections} name="Ways" />
        </BrowserRouter>
      </AppTheme>
    </Provider>
  );
  return { store, page };
}

function makeSections() {
  return sectionsCode(() => {
    fetched += 1;
    return new Promise<{ Ways: typeof Ways }>((resolve, reject) => {
      arrive = () => resolve({ Ways });
      fail = () => reject(new Error('lost'));
    });
  });
}

const Where = () => <p>At {useLocation().hash}</p>;

function Ways() {
  marks.push(document.querySelector<HTMLElement>('[data-deferred]')?.dataset.deferred);
  const [likes, setLikes] = useState(0);
  const [email, setEmail] = useState('');
  const [sent, setSent] = useState('');
  function handlePress() {
    setLikes(likes + 1);
    setSent(email);
  }
  return (
    <section>
      <h2>Who can apply?</h2>
      <Picture path="/media/zana.jpg" alt="Žana Đurić" loading="eager" />
      <button type="button" onClick={handlePress}>
        Likes: {likes}
      </button>
      <input aria-label="Email" value={email} onChange={({ target }) => setEmail(target.value)} />
      <output>{email}</output>
      <p>Sent: {sent}</p>
    </section>
  );
}
