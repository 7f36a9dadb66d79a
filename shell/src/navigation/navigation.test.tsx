import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { page, type RemoteRoute } from 'shared-ui';
import { mockApi } from 'shared-ui/testing';

import { openApp } from '../testing/openApp';

mockApi(http.post('*/api/page-views', () => new HttpResponse(null, { status: 204 })));

beforeEach(() => sessionStorage.clear());

describe('moving between pages', () => {
  it('begins at the top, and Back restores the scroll position', async () => {
    const { user, go } = await openApp({ at: '/', routes });
    await screen.findByRole('heading', { name: 'First' });
    scrollBy(640);

    await user.click(screen.getByRole('link', { name: 'on' }));
    await screen.findByRole('heading', { name: 'Second' });
    expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0);

    scrollBy(0);
    await go(-1);
    await screen.findByRole('heading', { name: 'First' });
    expect(window.scrollTo).toHaveBeenLastCalledWith(0, 640);
  });

  it('returns from a part of a page to the previous position at its top', async () => {
    Element.prototype.scrollIntoView = () => {};
    const { go } = await openApp({ at: '/second', routes });
    await screen.findByRole('heading', { name: 'Second' });
    await go('/second#part');
    scrollBy(900);
    await go(-1);
    expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0);
  });

  it('restores the position after a reload of the tab', async () => {
    sessionStorage.setItem('scrollPositions', JSON.stringify({ 'default /': 320 }));
    await openApp({ at: '/', routes });
    expect(window.scrollTo).toHaveBeenCalledWith(0, 320);
  });

  it('scrolls to the part that an address names, whatever the positions of other pages', async () => {
    sessionStorage.setItem('scrollPositions', JSON.stringify({ 'default /': 320, default: 320 }));
    const scrolledTo: string[] = [];
    Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
      scrolledTo.push(this.id);
    };
    document.body.insertAdjacentHTML('beforeend', '<p id="equity"></p>');
    await openApp({ at: '/second#equity', routes });
    expect(scrolledTo).toEqual(['equity']);
    expect(window.scrollTo).not.toHaveBeenCalledWith(0, 320);
  });

  it('tolerates an address whose fragment has an invalid encoding', async () => {
    await openApp({ at: '/second#100%', routes });
    expect(await screen.findByRole('heading', { name: 'Second' })).toBeVisible();
  });

  it('does not take the focus from a reader who has moved it meanwhile', async () => {
    const { user } = await openApp({ at: '/', routes });
    await user.click(await screen.findByRole('link', { name: 'to the slow page' }));
    await screen.findByText('Its data is on the way');
    act(() => screen.getByRole('link', { name: 'Skip to content' }).focus());
    act(() => arrive());
    await screen.findByRole('heading', { name: 'Slow' });
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  });

  it('prefetches the code of a page on hover of a link', async () => {
    const { user } = await openApp({ at: '/', routes });
    await user.hover(await screen.findByRole('link', { name: 'on' }));
    await waitFor(() => expect(loadSecond).toHaveBeenCalledTimes(1));
    await user.click(screen.getByRole('link', { name: 'on' }));
    await screen.findByRole('heading', { name: 'Second' });
    expect(loadSecond).toHaveBeenCalledTimes(1);
  });
});

let arrive = () => {};

const First = () => (
  <main>
    <h1>First</h1>
    <Link to="/second">on</Link>
    <Link to="/slow">to the slow page</Link>
  </main>
);

const Second = () => (
  <main>
    <h1>Second</h1>
  </main>
);

function Slow() {
  const [here, setHere] = useState(false);
  arrive = () => setHere(true);
  return <main>{here ? <h1>Slow</h1> : 'Its data is on the way'}</main>;
}

const loadSecond = jest.fn(async () => Second);
let routes: RemoteRoute[] = [];

beforeEach(() => {
  loadSecond.mockClear();
  routes = [
    { path: '/', title: 'First', page: page(async () => First) },
    { path: '/second', title: 'Second', page: page(loadSecond) },
    { path: '/slow', title: 'Slow', page: page(async () => Slow) },
  ];
});

function scrollBy(top: number) {
  Object.defineProperty(window, 'scrollY', { value: top, configurable: true });
  act(() => void window.dispatchEvent(new Event('scroll')));
}
