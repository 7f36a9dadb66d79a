import { DeferredHydration } from './DeferredHydration';

afterEach(() => history.replaceState(null, '', '/'));

it.each(['scroll', 'touchstart', 'keydown', 'click', 'popstate'])(
  'ends on %s, and not before',
  async (sign) => {
    const rest = new DeferredHydration('remote-public', jest.fn());
    let over = false;
    const end = rest.over().then(() => (over = true));
    await new Promise((later) => setTimeout(later));
    expect(over).toBe(false);

    document.body.dispatchEvent(new Event(sign, { bubbles: true }));
    window.dispatchEvent(new Event(sign));
    await end;
  },
);

it('does not end for a still mouse while the page appears under it', async () => {
  const rest = new DeferredHydration('remote-public', jest.fn());
  let over = false;
  const end = rest.over().then(() => (over = true));
  window.dispatchEvent(pointerMoved(0, 0));
  await new Promise((later) => setTimeout(later));
  expect(over).toBe(false);

  window.dispatchEvent(pointerMoved(0, 1));
  await end;
});

const pointerMoved = (movementX: number, movementY: number) =>
  Object.assign(new Event('pointermove'), { movementX, movementY });

it.each(['click', 'popstate', 'online'])(
  'continues after a failed load, reports it, and ends on %s',
  async (call) => {
    const tell = jest.fn();
    const rest = new DeferredHydration('remote-public', tell);
    window.dispatchEvent(new Event('scroll'));
    await rest.over();
    expect(rest.goesOn()).toBe(true);
    expect(tell).toHaveBeenCalledTimes(1);

    let over = false;
    const end = rest.over().then(() => (over = true));
    window.dispatchEvent(new Event('scroll'));
    await new Promise((later) => setTimeout(later));
    expect(over).toBe(false);
    window.dispatchEvent(new Event(call));
    await end;
  },
);

it('does not continue after the reader has left', async () => {
  const tell = jest.fn();
  const rest = new DeferredHydration('remote-public', tell);
  history.pushState(null, '', '/startups');
  expect(rest.goesOn()).toBe(false);
  expect(tell).not.toHaveBeenCalled();
});
