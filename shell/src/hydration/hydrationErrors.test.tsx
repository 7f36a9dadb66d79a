import { act, screen, waitFor } from '@testing-library/react';
import { Suspense, use } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { settled } from 'shared-ui/core';

import { DeferredHydration } from '../remotes/DeferredHydration';
import { hydrationErrors } from './hydrationErrors';

const thrown: string[] = [];
const printed = jest.fn();
let isBroken = false;
let root: Root | undefined;

beforeEach(() => {
  isBroken = false;
  thrown.length = 0;
  printed.mockReset();
  jest.spyOn(console, 'error').mockImplementation(printed);
  window.reportError = ({ message }: Error) => thrown.push(message);
});
afterEach(async () => {
  await act(async () => root?.unmount());
  jest.restoreAllMocks();
});

describe('a page before hydration', () => {
  it('renders with its code at once when a translator has changed its surroundings', async () => {
    const page = documentWith('Skip to content');
    page.querySelector('a')!.innerHTML = '<font>Kalo te përmbajtja</font>';
    await hydrate(page);
    expect(await screen.findByRole('heading', { name: 'Season 2 in progress!' })).toBeVisible();
    expect(screen.getByRole('link')).toHaveTextContent('Skip to content');
  });

  it('stays unchanged when nothing was changed', async () => {
    const page = documentWith('Skip to content');
    const heading = screen.getByRole('heading');
    await hydrate(page);
    await new Promise((later) => setTimeout(later));
    expect(screen.getByRole('heading')).toBe(heading);
    expect(fetched).toBe(0);
    expect(printed).not.toHaveBeenCalled();
  });

  it('shows an error when its code does not load either', async () => {
    const rest = new DeferredHydration('remote-public', () => {});
    rest.lost();
    await rest.over();
    expect(rest.goesOn()).toBe(false);
  });
});

describe('a document that differs from the rendering of React', () => {
  it('is no failure of a release, and is logged to the console', async () => {
    const page = documentWith('Skip to content');
    page.querySelector('a')!.innerHTML = '<font>Kalo te përmbajtja</font>';
    await hydrate(page);
    await waitFor(() => expect(printed).toHaveBeenCalled());
    expect(thrown).toEqual([]);
  });
});

describe('a part that throws only during hydration', () => {
  it('is reported with its error', async () => {
    const page = documentWith('Skip to content');
    isBroken = true;
    await hydrate(page);
    await waitFor(() => expect(thrown).toEqual(['hydrated badly']));
  });
});

let fetched = 0;

function documentWith(skip: string): HTMLElement {
  fetched = 0;
  document.body.innerHTML = `<div>${renderToString(<Shown skip={skip} code={arrived} />)}</div>`;
  return document.body.firstElementChild as HTMLElement;
}

async function hydrate(page: HTMLElement) {
  const rest = new DeferredHydration('remote-public', () => {});
  const code = rest.over().then(() => {
    fetched += 1;
    return Page;
  });
  await act(async () => {
    root = hydrateRoot(page, <Shown skip="Skip to content" code={code} />, {
      onRecoverableError: hydrationErrors(page, rest),
    });
  });
}

function Shown({ skip, code }: { skip: string; code: Promise<typeof Page> }) {
  return (
    <>
      <a href="#content">{skip}</a>
      <Fragile />
      <Suspense fallback="Loading...">
        <Drawn code={code} />
      </Suspense>
    </>
  );
}

function Drawn({ code }: { code: Promise<typeof Page> }) {
  const Arrived = use(code);
  return <Arrived />;
}

function Fragile() {
  if (!isBroken) return null;
  isBroken = false;
  throw new Error('hydrated badly');
}

const Page = () => (
  <main>
    <h1>Season 2 in progress!</h1>
  </main>
);

/** The edge has all code. */
const arrived = settled(Promise.resolve(Page));
