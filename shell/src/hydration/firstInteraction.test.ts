import { firstInteraction } from './firstInteraction';

it('waits while somebody only reads, and hears whatever they do first', async () => {
  let heard = 0;
  const wait = () => firstInteraction().then(() => (heard += 1));
  const waits = [wait(), wait()];
  await new Promise((later) => setTimeout(later));
  expect(heard).toBe(0);

  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await Promise.all(waits);
  expect(heard).toBe(2);
});

it.each(['scroll', 'touchstart', 'keydown', 'click', 'popstate'])(
  'takes %s for a sign',
  async (sign) => {
    const wait = firstInteraction();
    window.dispatchEvent(new Event(sign));
    await wait;
  },
);
