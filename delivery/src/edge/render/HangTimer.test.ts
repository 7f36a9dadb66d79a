import { HangTimer } from './HangTimer';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** A process that gets this share of a processor. */
function process(share: number | undefined) {
  const hung = jest.fn();
  const began = Date.now();
  const spent = () => (share === undefined ? undefined : (Date.now() - began) * share);
  const timer = new HangTimer({ elapsed: 800, processor: 200, spent }, hung);
  timer.start();
  return { hung, timer };
}

it.each([
  ['that turns all the time hangs', 1, 800],
  ['that turns on a busy machine hangs once it had its time', 0.1, 2_400],
  ['that sleeps for ever hangs in the end', 0, 3_200],
  ['of which nobody tells how long it ran hangs by the clock', undefined, 800],
])('a process %s', (_what, share, after) => {
  const { hung } = process(share);

  jest.advanceTimersByTime(after - 1);
  expect(hung).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(hung).toHaveBeenCalledTimes(1);
});

it('a process that has responded is not killed, even during an extension', () => {
  const { hung, timer } = process(0);
  jest.advanceTimersByTime(1_000);
  timer.stop();
  jest.advanceTimersByTime(60_000);

  expect(hung).not.toHaveBeenCalled();
});
