import { act, screen, waitFor } from '@testing-library/react';
import { navigate, renderPage } from 'shared-ui/testing';

import { LeaveGuard } from './LeaveGuard';
import { GuardedForm } from './testing/GuardedForm';

describe('several steps at once through the history, past a form with unsaved words', () => {
  it('lead as far as they do once one leaves', async () => {
    const { user } = await openForm();
    jump(-2); // the second entry of the form, and the first one
    await user.click(await screen.findByRole('button', { name: 'Leave' }));

    await waitFor(() => expect(screen.queryByRole('textbox')).not.toBeInTheDocument());
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(location.pathname).toBe('/before');
    await navigate(-1);
    expect(location.pathname).toBe('/first');
  });

  it('are taken back once one stays, and asked about again', async () => {
    const { user } = await openForm();
    for (const steps of [-2, -1, -2]) {
      jump(steps);
      await user.click(await screen.findByRole('button', { name: 'Cancel' }));
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
      expect(location.pathname).toBe('/form');
      expect(screen.getByRole('textbox')).toHaveValue('Words');
    }
  });

  it('are asked about where Back is pressed on while one is asked', async () => {
    const { user } = await openForm();
    jump(-1);
    await screen.findByRole('alertdialog');
    jump(-1);
    await waitFor(() => expect(location.pathname).toBe('/before'));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));

    expect(location.pathname).toBe('/form');
    expect(screen.getByRole('textbox')).toHaveValue('Words');
  });

  it('are taken back where the words are saved while one is asked', async () => {
    await openForm();
    jump(-2);
    await screen.findByRole('alertdialog');
    act(() => screen.getByText('Save').click()); // an answer that comes meanwhile

    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(location.pathname).toBe('/form');
    await navigate(-1);
    await waitFor(() => expect(location.pathname).toBe('/before'));
  });

  it('ask one question where two forms have unsaved words', async () => {
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

it('a link to a place on the page, such as the one past the header, loses no word and asks nothing', async () => {
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
