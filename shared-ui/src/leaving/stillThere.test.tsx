import { act, screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { renderPage } from 'shared-ui/testing';

import { leave } from './leave';
import { GuardedForm } from './testing/GuardedForm';

describe('text that is still there after the user has confirmed to leave', () => {
  it('causes another question when the action did not end the page', async () => {
    const user = await openForm();
    act(() => leave(() => {}));
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    await user.type(screen.getByRole('textbox'), ' and more');

    expect(browserAsks()).toBe(true);
    await user.click(screen.getByRole('link', { name: 'Go on' }));
    expect(screen.getByRole('alertdialog')).toBeVisible();
    expect(location.pathname).toBe('/form');
  });

  it('causes a question at once when no other page was loaded', async () => {
    const user = await openForm();
    act(() => leave(() => {}));
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    await user.click(screen.getByRole('link', { name: 'Go on' }));
    expect(screen.getByRole('alertdialog')).toBeVisible();
  });

  it('causes another question after input by keyboard alone', async () => {
    const user = await openForm();
    act(() => leave(() => {}));
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    expect(browserAsks()).toBe(false);
    await user.keyboard('{Tab}');
    expect(browserAsks()).toBe(true);
  });

  it('causes another question when the link led to the same form', async () => {
    const user = await openForm();
    await user.click(screen.getByRole('link', { name: 'Next' }));
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    expect(location.search).toBe('?page=2');
    expect(screen.getByRole('textbox')).toHaveValue('Words');

    expect(browserAsks()).toBe(true);
    await user.click(screen.getByRole('link', { name: 'Go on' }));
    expect(screen.getByRole('alertdialog')).toBeVisible();
  });
});

/** @returns whether the browser asks before the tab closes */
function browserAsks(): boolean {
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  return closing.defaultPrevented;
}

async function openForm() {
  const { user } = renderPage(
    <GuardedForm>
      <Link to="/after">Go on</Link>
      <Link to="/form?page=2">Next</Link>
    </GuardedForm>,
    { at: '/form', path: '/form' },
  );
  await user.type(await screen.findByRole('textbox'), 'Words');
  return user;
}
