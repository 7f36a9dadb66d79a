import { act, screen } from '@testing-library/react';

import { aProgramme, LiveContentContext, renderPage } from 'shared-ui/testing';

import { Journey } from './Journey';
import { landingCode } from './landingCode';

const SECOND = 1000;
const APPLICATIONS_CLOSE = Date.parse(aProgramme().site.window!.closes_at);

beforeAll(() => landingCode.load());
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('the countdown of the journey', () => {
  it('starts from the server time of the page and refreshes every second', () => {
    open(APPLICATIONS_CLOSE - 90 * SECOND);
    expect(screen.getByRole('timer', { name: 'Time left to apply' })).toHaveTextContent(
      '00 days00 hours01 minutes30 seconds',
    );

    pass(1);

    expect(screen.getByRole('timer')).toHaveTextContent('01 minutes29 seconds');
  });

  it('stops at the end of the application window', () => {
    open(APPLICATIONS_CLOSE - 2 * SECOND);

    pass(3);

    expect(screen.getByRole('timer', { name: 'Countdown finished' })).toHaveTextContent(
      '00 days00 hours00 minutes00 seconds',
    );
    expect(screen.getByText(/^Applications closed on 15 December 2024/)).toBeVisible();
    expect(jest.getTimerCount()).toBe(0);
  });

  it('starts no timer when the application window has ended before', () => {
    open(APPLICATIONS_CLOSE + 400 * 86_400 * SECOND);

    expect(screen.getByRole('timer', { name: 'Countdown finished' })).toBeVisible();
    pass(1); // runs the timers of the store
    expect(jest.getTimerCount()).toBe(0);
  });

  it.each([
    ['runs', -90, true],
    ['has run out', 90, false],
  ])('loads the code of the page at once while it %s', (_, seconds, asked) => {
    const note = jest.fn();
    jest.setSystemTime(APPLICATIONS_CLOSE + seconds * SECOND);
    renderPage(
      <LiveContentContext value={note}>
        <Journey />
      </LiveContentContext>,
    );
    expect(note.mock.calls.length > 0).toBe(asked);
  });

  it('changes no DOM node outside itself in 1,000 ticks', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    const { container } = open(APPLICATIONS_CLOSE - 2000 * SECOND);
    const timer = screen.getByRole('timer');
    const touched: Node[] = [];
    const observer = new MutationObserver((changes) =>
      touched.push(...changes.map((change) => change.target)),
    );
    observer.observe(container, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });

    for (let tick = 0; tick < 1000; tick += 1) pass(1);
    await Promise.resolve();

    expect(touched.length).toBeGreaterThan(1000);
    expect(touched.filter((node) => !timer.contains(node))).toEqual([]);
  });
});

function open(now: number) {
  jest.setSystemTime(now);
  return renderPage(<Journey />);
}

function pass(seconds: number) {
  act(() => {
    jest.advanceTimersByTime(seconds * SECOND);
  });
}
