import { screen, waitFor, within } from '@testing-library/react';
import type { OwnStartup } from 'contract/wire/my-startups.contract';
import { axe } from 'jest-axe';
import { HttpResponse, http } from 'msw';
import { aUser, losesNetwork, mockApi, renderPage } from 'shared-ui/testing';

import { anOwnStartup } from '../../testing/mockStartup';
import { SettingsPage } from './SettingsPage';

let stored: OwnStartup;
let sent: FormData | null = null;

const server = mockApi(
  http.get('*/api/my/startups/7', () => HttpResponse.json({ data: stored })),
  http.get('*/api/my/startups/7/slug-availability', ({ request }) => {
    const available = new URL(request.url).searchParams.get('slug') !== 'zrno';
    return HttpResponse.json({ available, message: available ? null : 'This is taken already.' });
  }),
  http.post('*/api/my/startups/7', async ({ request }) => {
    sent = await request.formData();
    const { x, linkedIn, website_links, startup_image: _file, ...plain } = Object.fromEntries(sent);
    Object.assign(stored, plain);
    if (x !== undefined) Object.assign(stored.socialLinks[0]!, { x, linkedIn, website_links });
    return HttpResponse.json({ data: stored });
  }),
);

beforeEach(() => {
  sent = null;
  stored = anOwnStartup();
  URL.createObjectURL = () => 'blob:preview';
  URL.revokeObjectURL = () => {};
});

describe('/my/startups/{startupId}/settings', () => {
  it('shows all fields of the startup', async () => {
    const { container } = open();

    expect(await screen.findByText('Seed')).toBeVisible();
    expect(screen.getByText('http://localhost/startups/rrufe')).toBeVisible();
    expect(screen.getByRole('link', { name: 'https://rrufe.example' })).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  it.each([
    ['Startup Name', 'Edit Startup Name', 'name', 'Rrufe Air'],
    ['Industry', 'Edit Industry', 'industry', 'Mobility'],
    ['Public Link', 'Edit Public URL', 'slug', 'rrufe-air'],
    ['Description', 'Edit Description', 'description', 'Mountains, quickly.'],
  ])('changes %s and sends no other field', async (row, title, field, text) => {
    const { user } = open();
    const dialog = await edit(user, row, title);
    const box = within(dialog).getByDisplayValue(String(stored[field as keyof OwnStartup]));
    await user.clear(box);
    await user.type(box, text);

    await user.click(within(dialog).getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(Object.keys(Object.fromEntries(sent!))).toEqual([field, `seen_${field}`]);
    expect(sent!.get(field)).toBe(text);
    expect(await screen.findByText(new RegExp(`${text}$`), { selector: 'dd, dd *' })).toBeVisible();
  });

  it('changes the stage', async () => {
    const { user } = open();
    const dialog = await edit(user, 'Stage', 'Edit Stage');
    await user.selectOptions(within(dialog).getByRole('combobox', { name: 'Stage' }), 'Scaling');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Scaling', { selector: 'dd' })).toBeVisible();
  });

  it('shows while typing that a public link is invalid', async () => {
    const { user } = open();
    const dialog = await edit(user, 'Public Link', 'Edit Public URL');

    await user.type(within(dialog).getByRole('textbox'), '--');

    expect(within(dialog).getByText(/single hyphens/)).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Save' })).toBeDisabled();
  });

  it('shows while typing whether a public link is taken', async () => {
    const { user } = open();
    const dialog = await edit(user, 'Public Link', 'Edit Public URL');
    const field = within(dialog).getByRole('textbox');
    await user.clear(field);
    await user.type(field, 'zrno');

    expect(await within(dialog).findByText('This is taken already.')).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Save' })).toBeDisabled();

    await user.type(field, '-2');
    expect(await within(dialog).findByText(/zrno-2 is available/)).toBeVisible();
  });

  it('previews and sends a logo', async () => {
    const { user } = open();
    const dialog = await edit(user, 'Logo', 'Edit Logo');
    const picture = new File(['x'], 'logo.png', { type: 'image/png' });
    await user.upload(within(dialog).getByLabelText('Logo'), picture);
    expect(dialog.querySelector('img')).toHaveAttribute('src', 'blob:preview');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(sent?.get('startup_image')).toMatchObject({ name: 'logo.png' }));
  });

  it('shows an error when a logo is saved without an image', async () => {
    const { user } = open();
    const dialog = await edit(user, 'Logo', 'Edit Logo');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));

    expect(within(dialog).getByRole('alert')).toHaveTextContent('Please select an image');
    const choose = within(dialog).getByRole('button', { name: 'Choose a picture' });
    expect(choose).toHaveAccessibleDescription('Please select an image');
    expect(choose).toHaveFocus();
    expect(dialog).toBeVisible();
    expect(sent).toBeNull();
  });

  it('focuses the field with the error, and its "Edit" button after Cancel', async () => {
    const errors = { name: ['Use at least 2 characters.'] };
    server.use(http.post('*/startups/7', () => HttpResponse.json({ errors }, { status: 422 })));
    const { user } = open();
    const dialog = await edit(user, 'Startup Name', 'Edit Startup Name');
    const field = within(dialog).getByRole('textbox');
    await user.clear(field);
    await user.type(field, 'Ђ');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(errors.name[0]!));
    expect(field).toBeInvalid();
    expect(field).toHaveFocus();

    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Edit Startup Name' })).toHaveFocus();
    expect(screen.getByText('Rrufe', { selector: 'dd, dd *' })).toBeVisible();
  });

  it('keeps the links that were typed, and marks the invalid one', async () => {
    const errors = { linkedIn: ['The LinkedIn link must lead to LinkedIn.'] };
    server.use(http.post('*/startups/7', () => HttpResponse.json({ errors }, { status: 422 })));
    const { user } = open();
    const dialog = await edit(user, 'Social Links', 'Edit Social Links');
    const field = within(dialog).getByRole('textbox', { name: 'LinkedIn' });
    await user.type(field, 'https://example.com/rrufe');

    await user.click(within(dialog).getByRole('button', { name: 'Save' }));

    expect(await within(dialog).findByText(errors.linkedIn[0]!)).toBeVisible();
    expect(field).toHaveValue('https://example.com/rrufe');
  });

  it('keeps the other links when one is changed', async () => {
    const links = {
      x: 'https://x.com/rrufe',
      linkedIn: '',
      website_links: 'https://rrufe.example',
    };
    Object.assign(stored.socialLinks[0]!, links);
    const { user } = open();
    const dialog = await edit(user, 'Social Links', 'Edit Social Links');
    const linkedIn = 'https://www.linkedin.com/company/rrufe';
    await user.type(within(dialog).getByRole('textbox', { name: 'LinkedIn' }), linkedIn);
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(Object.fromEntries(sent!)).toEqual({ linkedIn, seen_linkedIn: '' });
  });

  it('shows a saved name behind the dialog although the response was lost, and keeps the typed text', async () => {
    server.use(
      http.post('*/startups/7', () => {
        stored.name = 'Rrufe Air';
        return losesNetwork();
      }),
    );
    const { user } = open();
    const dialog = await edit(user, 'Startup Name', 'Edit Startup Name');
    const field = within(dialog).getByRole('textbox');
    await user.type(field, ' Air');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    expect(await within(dialog).findByText('Something went wrong')).toBeVisible();
    await user.type(field, 'ways');

    expect(await screen.findByText('Rrufe Air', { selector: 'dd, dd *' })).toBeVisible();
    expect(field).toHaveValue('Rrufe Airways');
  });

  it('copies the public link and confirms it', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Copy link' }));

    expect(await screen.findByText('Copied!')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('http://localhost/startups/rrufe');
  });
});

const open = () =>
  renderPage(<SettingsPage />, {
    at: '/my/startups/7/settings',
    path: '/my/startups/:startupId/settings',
    user: aUser({ roles: ['founder'] }),
  });

async function edit(user: ReturnType<typeof open>['user'], row: string, title: string) {
  await user.click(await screen.findByRole('button', { name: `Edit ${row}` }));
  return screen.getByRole('dialog', { name: title });
}
