import { createEvent, fireEvent, screen } from '@testing-library/react';
import { renderPage } from 'shared-ui/testing';

import { LeaveGuard } from './LeaveGuard';

/** A form with unsaved text, and links of several kinds. */
function open() {
  renderPage(
    <>
      <LeaveGuard when />
      <a href="/after">Go on</a>
      <a href="/form?page=2">Next</a>
      <a href="/after" target="_blank" rel="noreferrer">
        In a new tab
      </a>
      <a href="/guidelines.pdf" download>
        Guidelines
      </a>
      <a href="#below">Below</a>
      <a href="https://blog.example/">Blog</a>
    </>,
    { at: '/form' },
  );
}

/** @returns whether the page blocked the click */
function isHeld(name: string, keys: MouseEventInit = {}): boolean {
  const link = screen.getByRole('link', { name });
  const press = createEvent.click(link, keys);
  jest.spyOn(console, 'error').mockImplementation(() => {}); // jsdom opens no pages
  fireEvent(link, press);
  jest.restoreAllMocks();
  return screen.queryByRole('alertdialog') !== null;
}

describe('unsaved text', () => {
  it.each(['Go on', 'Next'])('causes a question when the link %s would leave the page', (name) => {
    open();
    expect(isHeld(name)).toBe(true);
  });

  it.each(['In a new tab', 'Guidelines', 'Below'])(
    'stays visible without a question with the link %s',
    (name) => {
      open();
      expect(isHeld(name)).toBe(false);
    },
  );

  it('causes only the question of the browser on a link to another site', () => {
    open();
    expect(isHeld('Blog')).toBe(false);
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(true);
  });

  it.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])(
    'stays visible without a question when a link is opened in another tab with the %s',
    (key) => {
      open();
      expect(isHeld('Go on', { [key]: true })).toBe(false);
    },
  );
});
