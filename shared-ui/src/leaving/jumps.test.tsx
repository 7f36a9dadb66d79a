import { act, screen, waitFor } from '@testing-library/react';
import { navigate, renderPage } from 'shared-ui/testing';

import { LeaveGuard } from './LeaveGuard';
import { GuardedForm } from './testing/GuardedForm';

describe('jumps of several history steps past a form with unsaved text', () => {
  it('reach their target when the user confirms', async () => {
    const { user } = await openForm();
    jump(-2); // the second entry of the form, and the first one
    await user.click(await screen.findByRole('button', { name: 'Leave' }));

    await waitFor(() => expect(screen.queryByRole('textbox')).not.toBeInTheDocument());
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(location.pathname).toBe('/before');
    await navigate(-1);
    expect(location.pathname).toBe('/first');
  });

  it('are reverted when the user stays, and cause a question again', async () => {
    const { user } = await openForm();
    for (const steps of [-2, -1, -2]) {
      jump(steps);
      await user.click(await screen.findByRole('button', { name: 'Cancel' }));
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
      expect(location.pathname).toBe('/form');
      expect(screen.getByRole('textbox')).toHaveValue('Words');
    }
  });

  it('keep the question when Back is pressed again during it', async () => {
    const { user } = await openForm();
    jump(-1);
    await screen.findByRole('alertdialog');
    jump(-1);
    await waitFor(() => expect(location.pathname).toBe('/before'));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));

    expect(location.pathname).toBe('/form');
    expect(screen.getByRole('textbox')).toHaveValue('Words');
  });

  it('are reverted when the text is saved during the question', async () => {
    await openForm();
    jump(-2);
    await screen.findByRole('alertdialog');
    act(() => screen.getByText('Save').click()); // a response that arrives meanwhile

    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(location.pathname).toBe('/form');
    await navigate(-1);
    await waitFor(() => expect(location.pathname).toBe('/before'));
  });

  it('cause one question for two forms with unsaved text', async () => {
    const { user } = await openForm(
      <>
        <LeaveGuard when />
        <GuardedForm />
      </>,
    );
    jump(-2);
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(screen.queryByRole('textbox')).not.toBeInTheDocument());
    expect(location.pathname).toBe('/before');
  });
});

it('a link to a part of the page, such as the skip link, loses no text and causes no question', async () => {
  await openForm();
  const stepped = new Promise((resolve) => {
    window.addEventListener('hashchange', resolve, { once: true });
  });
  location.hash = 'content';
  await act(async () => void (await stepped));

  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.getByRole('textbox')).toHaveValue('Words');
  await navigate(-1);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await navigate(-1);
  expect(await screen.findByRole('alertdialog')).toBeVisible();
});

const jump = (steps: number) => act(() => history.go(steps));

/** A form with unsaved text, two pages into the visit. */
async function openForm(form = <GuardedForm />) {
  const page = renderPage(form, { at: '/first', path: '/form' });
  await navigate('/before');
  await navigate('/form');
  await page.user.type(screen.getByRole('textbox'), 'Words');
  return page;
}
