import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Link, Outlet, Route, Routes, useNavigate } from 'react-router-dom';
import { navigate, renderPage } from 'shared-ui/testing';

import { LeaveGuard } from './LeaveGuard';

describe('a form that gets a new address once it is saved', () => {
  it('is left by Back to the previous page, and reached by Forward at its new address', async () => {
    const user = await openForm();
    await user.type(screen.getByRole('textbox'), 'Words');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(location.pathname).toBe('/letters/5');

    await navigate(-1);
    await waitFor(() => expect(location.pathname).toBe('/before'));
    await navigate(1);
    expect(location.pathname).toBe('/letters/5');
  });

  it('is left by one Back after another change was saved', async () => {
    const user = await openForm();
    for (const typed of ['Words', ' and more']) {
      await user.type(screen.getByRole('textbox'), typed);
      await user.click(screen.getByRole('button', { name: 'Save' }));
    }

    await navigate(-1);
    await waitFor(() => expect(location.pathname).toBe('/before'));
  });

  it('is left by one Back after the user navigated away and returned', async () => {
    const user = await openForm();
    await user.type(screen.getByRole('textbox'), 'Words');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(screen.getByRole('link', { name: 'Go on' }));

    await navigate(-1);
    expect(location.pathname).toBe('/letters/5');
    await navigate(-1);
    await waitFor(() => expect(location.pathname).toBe('/before'));
  });

  it('keeps the new address and the text while it asks about further input', async () => {
    const user = await openForm();
    await user.type(screen.getByRole('textbox'), 'Words');
    await user.click(screen.getByRole('button', { name: 'Save and type on' }));
    await navigate(-1);
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(location.pathname).toBe('/letters/5');
    expect(screen.getByRole('heading', { name: 'Letter 5' })).toBeVisible();

    await navigate(-1);
    expect(location.pathname).toBe('/letters/5');
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(location.pathname).toBe('/before'));
  });
});

it('Back does not return to a form that was replaced by another page', async () => {
  const user = await openForm();
  await user.type(screen.getByRole('textbox'), 'Words');
  await user.click(screen.getByRole('button', { name: 'Save and close' }));
  await user.click(screen.getByRole('link', { name: 'Go on' }));

  await navigate(-1);
  expect(location.pathname).toBe('/closed');
  await navigate(-1);
  await waitFor(() => expect(location.pathname).toBe('/before'));
});

async function openForm() {
  const { user } = renderPage(<Pages />, { at: '/before' });
  await navigate('/letters/new');
  return user;
}

function Pages() {
  return (
    <>
      <Link to="/after">Go on</Link>
      <Routes>
        <Route path="/letters" element={<Form />}>
          <Route path="new" element={<h1>New letter</h1>} />
          <Route path="5" element={<h1>Letter 5</h1>} />
        </Route>
        <Route path="*" element={null} />
      </Routes>
    </>
  );
}

function Form() {
  const [text, setText] = useState('');
  const [saved, setSaved] = useState('');
  const goTo = useNavigate();

  function save(stored: string, address: string) {
    setSaved(stored);
    void goTo(address, { replace: true });
  }

  return (
    <>
      <Outlet />
      <input aria-label="Text" value={text} onChange={({ target }) => setText(target.value)} />
      <button type="button" onClick={() => save(text, '/letters/5')}>
        Save
      </button>
      <button type="button" onClick={() => save('', '/letters/5')}>
        Save and type on
      </button>
      <button type="button" onClick={() => save(text, '/closed')}>
        Save and close
      </button>
      <LeaveGuard when={text !== saved} />
    </>
  );
}
