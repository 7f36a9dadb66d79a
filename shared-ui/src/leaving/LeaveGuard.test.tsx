import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { navigate, renderPage } from 'shared-ui/testing';
import { LeaveGuard } from './LeaveGuard';
import { leave } from './leave';
import { GuardedForm } from './testing/GuardedForm';

describe('the Back button', () => {
  it('leaves at the first press after the input is saved', async () => {
    const { user } = await openForm();
    await user.type(screen.getByRole('textbox'), 'Words');
    await user.click(screen.getByRole('button', { name: 'Save' }));

    await navigate(-1);
    await waitFor(() => expect(location.pathname).toBe('/before'));
    await navigate(1);
    expect(location.pathname).toBe('/form');
  });

  it('takes one press to the form and one to leave it, after the user had navigated from it', async () => {
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

  it('asks about unsaved input, again after the user stays, and leaves when the user confirms', async () => {
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

it('closes the question when nothing would be lost', async () => {
  const { user } = await openForm();
  await user.type(screen.getByRole('textbox'), 'Words');
  await user.click(screen.getByRole('link', { name: 'Go on' }));
  expect(screen.getByRole('alertdialog')).toBeVisible();
  fireEvent.click(screen.getByText('Save')); // a response that arrives meanwhile
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await user.type(screen.getByRole('textbox'), ' and more');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

describe('two forms of one page', () => {
  const twoForms = () => (
    <>
      <LeaveGuard when />
      <Form />
    </>
  );
  const typeInto = async () => {
    const { user } = await openForm(twoForms());
    await user.type(screen.getByRole('textbox'), 'Words');
    return user;
  };

  it('ask one question on Back, and leave when the user confirms', async () => {
    const user = await typeInto();
    await navigate(-1);
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(location.pathname).toBe('/before'));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('ask one question again after the user stays', async () => {
    const user = await typeInto();
    await navigate(-1);
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await navigate(-1);
    expect(await screen.findByRole('alertdialog')).toBeVisible();
    expect(location.pathname).toBe('/form');
  });

  it('ask one question on a link', async () => {
    const user = await typeInto();
    await user.click(screen.getByRole('link', { name: 'Go on' }));
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    expect(location.pathname + location.search + location.hash).toBe('/after?page=2#below');
  });

  it('ask one question before an action that ends the page', async () => {
    const user = await typeInto();
    const logOut = jest.fn();
    act(() => leave(logOut));
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    expect(logOut).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });
});

async function openForm(form = <Form />) {
  const page = renderPage(form, { at: '/before', path: '/form' });
  await navigate('/form');
  await screen.findByRole('textbox');
  return page;
}

const Form = () => (
  <GuardedForm>
    <Link to="/after?page=2#below">Go on</Link>
  </GuardedForm>
);
