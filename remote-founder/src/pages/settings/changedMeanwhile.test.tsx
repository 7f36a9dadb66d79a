import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { OwnStartup } from 'contract/wire/my-startups.contract';
import { axe } from 'jest-axe';
import { HttpResponse, http } from 'msw';
import { aUser, mockApi, renderPage } from 'shared-ui/testing';

import { anOwnStartup } from '../../testing/mockStartup';
import { SettingsPage } from './SettingsPage';

const MESSAGE = 'This has changed in the meantime. Please look at it again.';
let stored: OwnStartup;
let links: Record<string, string>;
const sent: Record<string, unknown>[] = [];

mockApi(
  http.get('*/api/my/startups/7', () =>
    HttpResponse.json({ data: { ...stored, socialLinks: [{ ...links }] } }),
  ),
  http.post('*/api/my/startups/7', async ({ request }) => {
    const form = Object.fromEntries(await request.formData());
    sent.push(form);
    const values: Record<string, unknown> = { ...stored, ...links };
    const fields = Object.keys(form).filter((name) => !name.startsWith('seen_'));
    const changed = fields.filter((name) => values[name] !== form[`seen_${name}`]);
    const current = Object.fromEntries(changed.map((name) => [name, values[name]]));
    if (changed.length > 0)
      return HttpResponse.json({ message: MESSAGE, current }, { status: 409 });
    for (const name of fields)
      Object.assign(name in links ? links : stored, { [name]: form[name] });
    return HttpResponse.json({ data: stored });
  }),
);

beforeEach(() => {
  sent.length = 0;
  stored = anOwnStartup({ description: 'Short.' });
  links = { x: '', linkedIn: '', website_links: '' };
});

describe('a co-founder who saves the same setting first', () => {
  it('is not overwritten: both versions are shown, and the reader’s own one is saved at the second press', async () => {
    const { dialog, user, container } = await openDescription();
    stored.description = 'Theirs.';
    await user.type(dialog.getByRole('textbox'), ' Mine.');
    await user.click(dialog.getByRole('button', { name: 'Save' }));

    const saved = await dialog.findByRole('group', { name: 'Saved version' });
    expect(saved).toHaveTextContent('Theirs.');
    expect(dialog.getByRole('alert')).toHaveTextContent(MESSAGE);
    expect(dialog.getByRole('textbox')).toHaveValue('Short. Mine.');
    expect(stored.description).toMatch(/^Theirs/);
    expect(await axe(container)).toHaveNoViolations();

    await user.click(dialog.getByRole('button', { name: 'Save my version' }));
    await waitFor(() => expect(stored.description).toBe('Short. Mine.'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is not overwritten by a second Enter or the second press of a double click, which were meant for the first save', async () => {
    const { dialog, user } = await openDescription();
    stored.description = 'Theirs.';
    await user.type(dialog.getByRole('textbox'), ' Mine.');
    dialog.getByRole('button', { name: 'Save' }).focus();
    await user.keyboard('{Enter}');

    const saved = await dialog.findByRole('group', { name: 'Saved version' });
    await waitFor(() => expect(saved).toHaveFocus());
    await user.keyboard('{Enter}');
    fireEvent.click(dialog.getByRole('button', { name: 'Save my version' }), { detail: 2 });
    expect([stored.description, sent.length]).toEqual(['Theirs.', 1]);

    await user.tab();
    expect(dialog.getByRole('button', { name: 'Use the saved version' })).toHaveFocus();
  });

  it('can be agreed with: their version stays, and nothing more is sent', async () => {
    const { dialog, user } = await openDescription();
    stored.description = 'Theirs.';
    await user.type(dialog.getByRole('textbox'), ' Mine.');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await user.click(await dialog.findByRole('button', { name: 'Use the saved version' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await screen.findByText('Theirs.')).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it('keeps their link, while the reader’s other link is saved', async () => {
    const { dialog, user } = await openDialog('Social Links', 'Edit Social Links');
    links.x = 'https://x.com/theirs';
    await user.type(dialog.getByLabelText('X'), 'https://x.com/mine');
    await user.type(dialog.getByLabelText('Website'), 'https://mine.example');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const saved = await dialog.findByRole('group', { name: 'Saved version' });
    expect(saved).toHaveTextContent('X: https://x.com/theirs');

    await user.click(dialog.getByRole('button', { name: 'Use the saved version' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(links).toMatchObject({
      x: 'https://x.com/theirs',
      website_links: 'https://mine.example',
    });
  });

  it('does not matter for a setting that the reader did not change', async () => {
    const { dialog, user } = await openDescription();
    stored.description = 'Theirs.';
    await user.click(dialog.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([stored.description, sent]).toEqual(['Theirs.', []]);
  });
});

const openDescription = () => openDialog('Description', 'Edit Description');

async function openDialog(row: string, title: string) {
  const { user, container } = renderPage(<SettingsPage />, {
    at: '/my/startups/7/settings',
    path: '/my/startups/:startupId/settings',
    user: aUser({ roles: ['founder'] }),
  });
  await user.click(await screen.findByRole('button', { name: `Edit ${row}` }));
  return { user, container, dialog: within(screen.getByRole('dialog', { name: title })) };
}
