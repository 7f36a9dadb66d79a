import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { navigate, renderPage } from 'shared-ui/testing';

import { LeaveGuard } from './LeaveGuard';

describe('the Back button', () => {
  it('leads back at its first press once what was typed is saved', async () => {
    const { user } = await openForm();
    await user.type(screen.getByRole('textbox'), 'Words');
    await user.click(screen.getByRole('button', { name: 'Save' }));

    await navigate(-1);
    await waitFor(() => expect(location.pathname).toBe('/before'));
    await navigate(1);
    expect(location.pathname).toBe('/form');
  });

  it('leads to the form and on at one press each where somebody went on from it', async () => {
    const { user } = await openForm();
    await user.type(screen.getByRole('textbox'), 'Words');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(screen.getByRole('link', { name: 'Go on' }));
    expect(location.pathname).toBe('/after');

    await navigate(-1);
    expect(location.pathname).toBe('/form');
    await navigate(-1);
    await waitFor(() => expect(location.pathname).toBe('/before'));
  });

  it('asks while something is typed, again after one stays, and leads back when one leaves', async () => {
    const { user } = await openForm();
    await user.type(screen.getByRole('textbox'), 'Words');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.type(screen.getByRole('textbox'), ' and more');
    await navigate(-1);
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(location.pathname).toBe('/form');

    await navigate(-1);
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(location.pathname).toBe('/before'));
  });
});

async function openForm() {
  const page = renderPage(<Form />, { at: '/before', path: '/form' });
  await navigate('/form');
  await screen.findByRole('textbox');
  return page;
}

function Form() {
  const [text, setText] = useState('');
  const [saved, setSaved] = useState('');
  return (
    <>
      <input aria-label="Text" value={text} onChange={({ target }) => setText(target.value)} />
      <button type="button" onClick={() => setSaved(text)}>
        Save
      </button>
      <Link to="/after">Go on</Link>
      <LeaveGuard when={text !== saved} />
    </>
  );
}
