import { act, fireEvent, screen } from '@testing-library/react';
import { Suspense, use, useRef, useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { settled } from 'shared-ui/core';

import { Remotes } from '../remotes';
import { useEarlyEvents } from './useEarlyEvents';

let root: Root | undefined;
afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.innerHTML = '';
});

describe('a page that a browser has translated while its code was loading', () => {
  it('replays a press from before the code was loaded', async () => {
    const { arrive } = await openTranslated();
    const early = screen.getByRole('button', { name: 'Pëlqe: 0' });
    fireEvent.click(early);
    await arrive();
    expect(await screen.findByRole('button', { name: 'Likes: 1' })).toBeVisible();
    expect(early).not.toBeInTheDocument(); // React has rendered the page again
  });

  it('keeps text typed before the code was loaded', async () => {
    const { arrive } = await openTranslated();
    screen.getByRole<HTMLInputElement>('textbox').value = 'zana@example.org';
    await arrive();
    expect(await screen.findByText('Written: zana@example.org')).toBeVisible();
    expect(screen.getByRole('textbox')).toHaveValue('zana@example.org');
  });

  it('replays no press when the page has other buttons than its document', async () => {
    const { arrive } = await openTranslated({ more: true });
    fireEvent.click(screen.getByRole('button', { name: 'Pëlqe: 0' }));
    await arrive();
    expect(await screen.findByRole('button', { name: 'Likes: 0' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Likes anew: 0' })).toBeVisible();
  });
});

/** @param more whether the reader gets an additional button that the document lacks, as a member does */
async function openTranslated({ more = false } = {}) {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const candidates = [{ id: '1', container: 'x', entry: 'e.js', integrity: 'sha384-' }];
  const remotes = new Remotes(
    {
      revision: 1,
      base: '/releases/',
      remotes: { 'remote-public': { routes: [{ path: '/' }], candidates } },
    },
    () => arrival.then(() => ({ id: '1', routes: [] })),
  );
  const here = settled(Promise.resolve());
  await here;
  document.body.innerHTML = `<div>${renderToString(<Shown remotes={remotes} code={here} />)}</div>`;
  const code = remotes.load('remote-public').then(() => {});
  await act(async () => {
    root = hydrateRoot(
      document.body.firstElementChild!,
      <Shown remotes={remotes} code={code} more={more} />,
      { onRecoverableError: () => {} },
    );
  });
  screen.getByRole('heading').innerHTML = '<font>Kush mund të aplikojë?</font>';
  screen.getByRole('button').innerHTML = '<font>Pëlqe: 0</font>';
  return { arrive: () => act(async () => arrive()) };
}

interface ShownProps {
  remotes: Remotes;
  code: Promise<void>;
  more?: boolean;
}

const Shown = (props: ShownProps) => (
  <MemoryRouter>
    <Frame {...props} />
  </MemoryRouter>
);

function Frame({ remotes, code, more }: ShownProps) {
  const page = useRef<HTMLDivElement>(null);
  useEarlyEvents(page, remotes, true);
  return (
    <div ref={page}>
      <Suspense fallback="Loading...">
        <Page code={code} more={more} />
      </Suspense>
    </div>
  );
}

function Page({ code, more }: Omit<ShownProps, 'remotes'>) {
  use(code);
  const [email, setEmail] = useState('');
  return (
    <main>
      <h1>Who can apply?</h1>
      {more && <Likes label="Likes anew" />}
      <Likes label="Likes" />
      <input value={email} onChange={({ target }) => setEmail(target.value)} />
      <p>Written: {email}</p>
    </main>
  );
}

function Likes({ label }: { label: string }) {
  const [likes, setLikes] = useState(0);
  return <button type="button" onClick={() => setLikes(likes + 1)}>{`${label}: ${likes}`}</button>;
}
