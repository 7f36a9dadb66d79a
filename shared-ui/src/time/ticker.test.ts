import { eachSecond } from './ticker';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('the timer continues when one caller stops, and ends with the last', () => {
  const [leaving, staying] = [jest.fn(), jest.fn()];
  const leave = eachSecond(leaving);
  const leaveLast = eachSecond(staying);
  jest.advanceTimersByTime(1_000);
  leave();
  jest.advanceTimersByTime(2_000);
  expect([leaving.mock.calls.length, staying.mock.calls.length]).toEqual([1, 3]);

  leaveLast();
  expect(jest.getTimerCount()).toBe(0);
  eachSecond(staying)();
  expect(jest.getTimerCount()).toBe(0);
});
