/** Sets the date for all tests of a file. Only the date is mocked: timers and requests continue. */
export function holdTheDate(now: string) {
  beforeAll(() => {
    jest.useFakeTimers({
      now: new Date(now),
      doNotFake: [
        'setTimeout',
        'clearTimeout',
        'setInterval',
        'clearInterval',
        'setImmediate',
        'clearImmediate',
        'requestAnimationFrame',
        'cancelAnimationFrame',
        'queueMicrotask',
        'nextTick',
        'performance',
      ],
    });
  });
  afterAll(() => jest.useRealTimers());
}
