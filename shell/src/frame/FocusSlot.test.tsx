import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { FocusSlot } from './FocusSlot';

function Questions() {
  const [open, setOpen] = useState(true);
  return (
    <main>
      <h1>Questions</h1>
      {open && (
        // biome-ignore lint/a11y/noAutofocus: what a page does that opens with its only field
        <input aria-label="Answer" autoFocus onKeyUp={({ key }) => setOpen(key !== 'Enter')} />
      )}
    </main>
  );
}

it('the focus moves from a removed field that was focused before the code was loaded', async () => {
  render(
    <>
      <FocusSlot />
      <Questions />
    </>,
  );
  await userEvent.keyboard('yes');
  await import('./focusWatch');
  await userEvent.keyboard('{Enter}');

  expect(screen.queryByLabelText('Answer')).toBeNull();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Questions' })).toHaveFocus());
});
