import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { HttpResponse, http } from 'msw';
import { leave, sessionEnded, TextLink } from 'shared-ui';
import { aUser, mockApi, renderPage } from 'shared-ui/testing';

import { ProfilePage } from './ProfilePage';

const person = aUser({ name: 'Teodora', surname: 'Ilić', bio: 'Agronomist.' });
let sent: FormData | null = null;

const server = mockApi(
  http.post('*/api/account/settings', async ({ request }) => {
    sent = await request.formData();
    const submitted = (name: string) => String(sent?.get(name));
    const user = {
      ...person,
      name: submitted('name'),
      surname: submitted('surname'),
      bio: submitted('bio'),
    };
    return HttpResponse.json({ user });
  }),
);

beforeEach(() => {
  sent = null;
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => {};
});

describe('/account/settings', () => {
  it('shows the stored profile', async () => {
    const { container } = open();

    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Teodora');
    expect(screen.getByRole('textbox', { name: 'Surname' })).toHaveValue('Ilić');
    expect(screen.getByRole('textbox', { name: 'Bio' })).toHaveValue('Agronomist.');
    expect(await axe(container)).toHaveNoViolations();
  });

  it('saves the profile, shows a toast, and updates the name in the session', async () => {
    const { user, store } = open();
    await retype(user, 'Surname', 'Đorđević');

    await user.click(save());

    await waitFor(() => expect(store.getState().session.user?.surname).toBe('Đorđević'));
    expect(store.getState().toast).toMatchObject({
      type: 'success',
      message: 'Profile successfully updated!',
    });
    expect(sent?.get('profile_photo')).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Surname' })).toHaveValue('Đorđević');
  });

  it('keeps what is typed while the previous input is being saved', async () => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    server.use(
      http.post('*/settings', async () => {
        await arrived;
        return HttpResponse.json({ user: { ...person, surname: 'Đorđević' } });
      }),
    );
    const { user, store } = open();
    await retype(user, 'Surname', 'Đorđević');

    await user.click(save());
    await retype(user, 'Bio', 'Typed meanwhile.');
    arrive();

    await waitFor(() => expect(store.getState().session.user?.surname).toBe('Đorđević'));
    expect(screen.getByRole('textbox', { name: 'Bio' })).toHaveValue('Typed meanwhile.');
    expect(screen.getByRole('textbox', { name: 'Surname' })).toHaveValue('Đorđević');
  });

  it('previews a chosen photo and sends it', async () => {
    const { user, container } = open();

    await user.upload(photo(), new File(['x'], 'me.png', { type: 'image/png' }));
    expect(container.querySelector('img[src="blob:preview"]')).toBeInTheDocument();
    await user.click(save());

    await waitFor(() => expect(sent?.get('profile_photo')).toMatchObject({ name: 'me.png' }));
  });

  it('rejects a file that is no picture', () => {
    open();
    const files = [new File(['x'], 'cv.pdf', { type: 'application/pdf' })];

    fireEvent.change(photo(), { target: { files } });

    expect(screen.getByText('Please select an image')).toBeVisible();
  });

  it('removes a rejected photo with its error, and focuses the button that chooses one', async () => {
    const errors = { profile_photo: ['The image must be at least 64 pixels wide and high.'] };
    server.use(http.post('*/settings', () => HttpResponse.json({ errors }, { status: 422 })));
    const { user } = open();
    await user.upload(photo(), new File(['x'], 'tiny.png', { type: 'image/png' }));
    await user.click(save());
    expect(await screen.findByText(errors.profile_photo[0]!)).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Remove photo' }));

    expect(screen.queryByText(errors.profile_photo[0]!)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Change photo' })).toHaveFocus();
  });

  it('shows the errors of the api under their fields and keeps the input', async () => {
    const errors = { surname: ['The surname may not be longer than 100 characters.'] };
    server.use(http.post('*/settings', () => HttpResponse.json({ errors }, { status: 422 })));
    const { user } = open();
    await retype(user, 'Surname', 'Too long');

    await user.click(save());

    expect(await screen.findByText(errors.surname[0]!)).toBeVisible();
    const field = screen.getByRole('textbox', { name: 'Surname' });
    expect(field).toHaveValue('Too long');
    expect(field).toBeInvalid();
  });

  it('keeps the input when the session ends', async () => {
    const { user, store } = open();
    await retype(user, 'Surname', 'Đorđević');

    act(() => {
      store.dispatch(sessionEnded());
    });

    expect(screen.getByRole('textbox', { name: 'Surname' })).toHaveValue('Đorđević');
  });

  it('asks for confirmation before unsaved input is discarded', async () => {
    const { user } = open();
    await retype(user, 'Bio', 'New words');

    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    const question = screen.getByRole('alertdialog', { name: 'Leave without saving?' });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(location.pathname).toBe('/account/settings');
    expect(screen.getByRole('textbox', { name: 'Bio' })).toHaveValue('New words');

    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    expect(location.pathname).toBe('/startups');
  });

  it('asks for confirmation before a logout discards unsaved input', async () => {
    const { user, store } = open();
    await retype(user, 'Bio', 'New words');
    const logOut = jest.fn();

    await act(async () => leave(logOut));
    const question = screen.getByRole('alertdialog', { name: 'Leave without saving?' });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(logOut).not.toHaveBeenCalled();
    expect(store.getState().session.status).toBe('member');

    await act(async () => leave(logOut));
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    expect(logOut).toHaveBeenCalledTimes(1);
  });

  it('shows no error for a call with an expired session, because the frame shows one', async () => {
    const over = () => HttpResponse.json({ message: 'Unauthenticated.' }, { status: 401 });
    server.use(http.post('*/settings', over));
    const { user, store } = open();
    await retype(user, 'Bio', 'New words');

    await user.click(save());

    await waitFor(() => expect(store.getState().session.status).toBe('guest'));
    await waitFor(() => expect(save()).not.toHaveAttribute('aria-busy'));
    expect(screen.queryByText('Unauthenticated.')).not.toBeInTheDocument();
  });

  it('leaves the page without confirmation when nothing is unsaved', async () => {
    const { user } = open();
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    expect(location.pathname).toBe('/startups');
  });
});

function open() {
  const page = (
    <>
      <TextLink to="/startups">Elsewhere</TextLink>
      <ProfilePage />
    </>
  );
  return renderPage(page, { at: '/account/settings', path: '/account/settings', user: person });
}

const save = () => screen.getByRole('button', { name: 'Save changes' });
const photo = () => screen.getByLabelText('Choose a photo');

async function retype(user: ReturnType<typeof open>['user'], name: string, values: string) {
  const field = screen.getByRole('textbox', { name });
  await user.clear(field);
  await user.type(field, values);
}
