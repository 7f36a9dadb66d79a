import { delaySteps } from './delaySteps';

it('tells of a step a task later, as long as the code of the page is not here', async () => {
  const told: boolean[] = [];
  let arrive = () => {};
  delaySteps(
    new Promise<void>((resolve) => {
      arrive = resolve;
    }),
  );
  window.addEventListener('popstate', ({ isTrusted }) => told.push(isTrusted));
  await step();
  expect(told).toEqual([false]); // the browser's own event was kept back

  arrive();
  await step();
  expect(told).toEqual([false, true]);
});

/** Goes to a part of the page, and back. */
async function step() {
  history.pushState(null, '', '#part');
  const heard = new Promise((resolve) => {
    window.addEventListener('popstate', resolve, { once: true });
  });
  history.back();
  await heard;
}
