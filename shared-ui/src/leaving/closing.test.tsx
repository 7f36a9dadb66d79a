import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderPage } from 'shared-ui/testing';

import { LeaveGuard } from './LeaveGuard';
import { leave } from './leave';

/** A form with unsaved text. */
function Form() {
  const [unsaved, setUnsaved] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setUnsaved(!unsaved)}>
        {unsaved ? 'Save' : 'Type'}
      </button>
      <LeaveGuard when={unsaved} />
    </>
  );
}

/** @returns whether the browser asks before the tab closes */
function asks(): boolean {
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  return closing.defaultPrevented;
}

it('the browser asks before a tab with unsaved text closes, unless the user has confirmed to leave', async () => {
  const { user } = renderPage(<Form />);
  expect(asks()).toBe(true);
  const asked: boolean[] = [];
  act(() => leave(() => asked.push(asks())));
  await user.click(screen.getByRole('button', { name: 'Leave' }));
  expect(asked).toEqual([false]);

  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(asks()).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Type' }));
  expect(asks()).toBe(true);
});
