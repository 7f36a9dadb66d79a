import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { api } from 'shared-ui/core';
import {
  aRecord,
  aUser,
  deferred,
  mockApi,
  queriesSettled,
  recordCalls,
  recordState,
  renderPage,
} from 'shared-ui/testing';

import { SessionRecord } from './SessionRecord';
import { recordTag } from './sessionRecord.endpoints';

const server = mockApi(...recordCalls);
const open = () => renderPage(<SessionRecord meetingId={71} />, { user: aUser() });
const box = () => screen.findByRole('checkbox', { name: /^Call Ana/ });

beforeEach(() => {
  recordState.record = aRecord({ actions: [anItem()] });
});
afterEach(() => jest.restoreAllMocks());

it('a late tick reverts nothing that was saved meanwhile', async () => {
  const answer = deferred();
  server.use(
    http.post('*/actions/1', async () => {
      tick();
      const early = { data: recordState.record };
      await answer.promise;
      return HttpResponse.json(early);
    }),
  );
  const { user, store } = open();
  await user.click(await box());
  const notes = within(await screen.findByRole('region', { name: 'Notes' }));
  const shared = notes.getByRole('textbox', { name: 'Your shared note' });
  await user.type(shared, 'Ask Elif');
  await user.click(notes.getByRole('button', { name: 'Save shared note' }));
  await waitFor(() => expect(store.getState().toast.show).toBe(true));
  answer.resolve();

  await act(() => queriesSettled(store));
  expect(await box()).toBeChecked();
  expect(shared).toHaveValue('Ask Elif');
});

it('a change saved during a refetch of the record stays', async () => {
  const { user, store } = open();
  const ticked = await box();
  const [asked, answer] = [deferred(), deferred()];
  server.use(
    http.get(
      '*/api/meetings/71/record',
      async () => {
        const early = { data: recordState.record };
        asked.resolve();
        await answer.promise;
        return HttpResponse.json(early);
      },
      { once: true },
    ),
    http.post('*/actions/1', () => {
      tick();
      return HttpResponse.json({ data: recordState.record });
    }),
  );
  store.dispatch(api.util.invalidateTags([recordTag({ meetingId: 71 })]));
  await asked.promise;
  await user.click(ticked);
  await waitFor(() =>
    expect(Object.values(store.getState().api.mutations)).toMatchObject([{ status: 'fulfilled' }]),
  );
  answer.resolve();

  await waitFor(async () => expect(await box()).toBeChecked());
  await act(() => queriesSettled(store));
  expect(await box()).toBeChecked();
});

it.each([
  ['none came', () => HttpResponse.error()],
  ['it was one of something in between', () => new HttpResponse(null, { status: 502 })],
])('a box has its stored state after a lost response: %s', async (_how, lost) => {
  server.use(
    http.post('*/actions/1', () => {
      tick();
      return lost();
    }),
  );
  hasNoNetwork();
  const { user } = open();
  await user.click(await box());
  await waitFor(async () => expect(await box()).toBeChecked());
});

it('an action item is in the list after the response to its creation was lost', async () => {
  server.use(
    http.post('*/actions', () => {
      recordState.record!.actions = [anItem(), { ...anItem(), id: 2, text: 'Call Boris' }];
      return HttpResponse.error();
    }),
  );
  hasNoNetwork();
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Add action item' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Add action item' }));
  await user.type(dialog.getByRole('textbox', { name: 'What needs to be done?' }), 'Call Boris');
  await user.type(dialog.getByLabelText('By when?'), '2025-03-20');
  await user.click(dialog.getByRole('button', { name: 'Save' }));

  expect(await screen.findByRole('checkbox', { name: /^Call Boris/, hidden: true })).toBeVisible();
});

function anItem() {
  const owner = aRecord().people[1]!;
  return { id: 1, text: 'Call Ana', owner, due_on: '2025-03-20', done: false, version: 1 };
}

function tick() {
  const actions = [{ ...anItem(), done: true, version: 2 }];
  recordState.record = { ...recordState.record!, actions };
}

/** The call fails without retries when the device is offline. */
function hasNoNetwork() {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
}
