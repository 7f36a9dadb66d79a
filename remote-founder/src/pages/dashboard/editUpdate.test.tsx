import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { anUpdate, aUser, mockApi, mockMedia, mockScroll, renderPage } from 'shared-ui/testing';

import { dashboardCalls, mockState } from '../../testing/mockStartup';
import { DashboardPage } from './DashboardPage';

const server = mockApi(...dashboardCalls);
mockScroll();
beforeEach(() => {
  mockMedia('min-width');
  const editable_until = new Date(Date.now() + 60_000).toISOString();
  mockState.updates = [
    anUpdate({ id: 2, update: 'We shiped!', editable_until }),
    anUpdate({ id: 1, update: 'Long ago' }),
  ];
});

describe('an update posted less than 15 minutes ago', () => {
  it('can be edited, and is marked as edited', async () => {
    const { user, store } = open();
    const entry = await entryOf('We shiped!');
    await user.click(within(entry).getByRole('button', { name: 'Edit update' }));
    const dialog = screen.getByRole('dialog', { name: 'Edit Update' });
    const box = within(dialog).getByRole('textbox', { name: 'Update' });
    expect(within(dialog).getByRole('button', { name: 'Save' })).toBeDisabled();

    await user.clear(box);
    await user.type(box, '  We shipped!  ');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));

    expect(within(await entryOf('We shipped!')).getByText('Edited')).toBeVisible();
    expect(mockState.updates[0]!.update).toBe('We shipped!');
    expect(store.getState().toast.message).toBe('Your update is saved.');
    expect(dialog).not.toBeInTheDocument();
  });

  it('keeps the edited text when the 15 minutes are over, and shows the error', async () => {
    const message = 'An update can be edited for 15 minutes after it was posted.';
    server.use(http.post('*/updates/:id', () => HttpResponse.json({ message }, { status: 409 })));
    const { user } = open();
    const entry = await entryOf('We shiped!');
    await user.click(within(entry).getByRole('button', { name: 'Edit update' }));
    const dialog = screen.getByRole('dialog', { name: 'Edit Update' });

    await user.type(within(dialog).getByRole('textbox'), ' Twice.');
    await user.click(within(dialog).getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(dialog).toHaveTextContent(message));
    expect(within(dialog).getByRole('textbox')).toHaveValue('We shiped! Twice.');
  });

  it('returns the focus to the list of updates when the time ends while the dialog is open', async () => {
    const { user } = open();
    const entry = await entryOf('We shiped!');
    await user.click(within(entry).getByRole('button', { name: 'Edit update' }));
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 120_000);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));

    await waitFor(() => expect(screen.getByRole('heading', { name: 'Updates' })).toHaveFocus());
    await waitFor(() =>
      expect(within(entry).queryByRole('button', { name: 'Edit update' })).toBeNull(),
    );
    jest.restoreAllMocks();
  });

  it('can be edited, but an older one cannot', async () => {
    open();
    const old = await entryOf('Long ago');

    expect(within(old).queryByRole('button', { name: 'Edit update' })).toBeNull();
    expect(within(old).getByRole('button', { name: 'Delete update' })).toBeInTheDocument();
    expect(screen.queryByText('Edited')).toBeNull();
  });
});

const entryOf = async (text: string) =>
  (await screen.findByText(text, { selector: 'li p' })).closest('li')!;

const open = () =>
  renderPage(<DashboardPage />, {
    at: '/my/startups/7',
    path: '/my/startups/:startupId',
    user: aUser({ roles: ['founder'] }),
  });
