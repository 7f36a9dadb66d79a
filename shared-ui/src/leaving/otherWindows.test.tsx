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

describe('unsaved words', () => {
  it.each(['Go on', 'Next'])(
    'are asked about when the link %s would take their page away',
    (name) => {
      open();
      expect(isHeld(name)).toBe(true);
    },
  );

  it.each(['In a new tab', 'Guidelines', 'Below'])(
    'stay in view, and nothing is asked, with the link %s',
    (name) => {
      open();
      expect(isHeld(name)).toBe(false);
    },
  );

  it('are asked about by the browser alone when a link leads to another site', () => {
    open();
    expect(isHeld('Blog')).toBe(false);
    const closing = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(closing);
    expect(closing.defaultPrevented).toBe(true);
  });

  it.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey'])(
    'stay in view, and nothing is asked, when a link is opened beside them with the %s',
    (key) => {
      open();
      expect(isHeld('Go on', { [key]: true })).toBe(false);
    },
  );
});
