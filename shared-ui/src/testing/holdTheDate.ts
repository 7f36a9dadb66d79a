/** Lets a file's tests be on one day. Only the date is mocked: timers go on, and so do requests. */
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
