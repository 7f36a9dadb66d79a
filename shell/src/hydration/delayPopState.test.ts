import { delayPopState } from './delayPopState';

it('reports a step one task later until the code of the page is loaded', async () => {
  const received: boolean[] = [];
  let arrive = () => {};
  delayPopState(
    new Promise<void>((resolve) => {
      arrive = resolve;
    }),
  );
  window.addEventListener('popstate', ({ isTrusted }) => received.push(isTrusted));
  await step();
  expect(received).toEqual([false]); // the browser's event was stopped

  arrive();
  await step();
  expect(received).toEqual([false, true]);
});

it('reports steps late while a mounted part has no code', async () => {
  const received: boolean[] = [];
  document.body.innerHTML = '<div data-deferred></div>';
  delayPopState(Promise.resolve());
  window.addEventListener('popstate', ({ isTrusted }) => received.push(isTrusted));
  await step();
  expect(received.at(-1)).toBe(false);

  document.body.innerHTML = '';
  await step();
  expect(received.at(-1)).toBe(true);
});

/** Goes to a part of the page, and back. */
async function step() {
  history.pushState(null, '', '#part');
  const received = new Promise((resolve) => {
    window.addEventListener('popstate', resolve, { once: true });
  });
  history.back();
  await received;
}
