import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useState } from 'react';
import type { ApiFailure } from 'shared-ui/core';
import { mockDialogs, renderPage } from 'shared-ui/testing';

import { Field } from '../Field/Field';
import { FormDialog } from './FormDialog';

beforeAll(mockDialogs);

const WRONG = { status: 422, message: 'Too short.', errors: { name: ['Too short.'] } };

describe('FormDialog', () => {
  it('closes after the input is saved', async () => {
    const { save, closed, toast } = open({ answers: [undefined] });
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Žar');
    await userEvent.click(save());
    expect(closed).toHaveBeenCalledTimes(1);
    expect(toast()).toMatchObject({ type: 'success', message: 'Renamed.' });
  });

  it('stays open, focuses the invalid field and keeps the input, until the api accepts it', async () => {
    const { save, closed, container } = open({ answers: [WRONG, undefined] });
    const field = screen.getByRole('textbox', { name: 'Name' });
    await userEvent.type(field, 'Ž{Enter}');

    expect(field).toHaveFocus();
    expect(field).toHaveValue('Ž');
    expect(field).toHaveAccessibleDescription('Too short.');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(await axe(container)).toHaveNoViolations();

    await userEvent.click(save());
    expect(closed).toHaveBeenCalledTimes(1);
  });

  // RTK Query batches changes of its state: a call may end before its hook reports the failure.
  it('focuses the invalid field when the failure appears after the call has ended', async () => {
    const { save } = open({ answers: [WRONG], late: true });
    await userEvent.click(save());
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  });

  it('shows messages without a field below the fields', async () => {
    const { save } = open({
      answers: [{ status: 422, message: 'No.', errors: { stage: ['No.'] } }],
    });
    await userEvent.click(save());
    expect(screen.getByRole('alert')).toHaveTextContent('No.');
  });

  it('focuses a field that is invalid before anything was sent', async () => {
    const { save, closed, toast } = open({ answers: [null] });
    await userEvent.click(save());
    expect(toast().show).toBe(false);
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus();
    expect(closed).not.toHaveBeenCalled();
  });

  it('cannot be sent before it is ready', async () => {
    const { save } = open({ answers: [], ready: false });
    expect(save()).toBeDisabled();
  });
});

function open(page: Omit<PageProps, 'onClose'>) {
  const closed = jest.fn();
  const { container, store } = renderPage(<Page {...page} onClose={closed} />);
  const toast = () => store.getState().toast;
  return { closed, container, toast, save: () => screen.getByRole('button', { name: 'Save' }) };
}

interface PageProps {
  /** Results of the successive saves; undefined is a success, null an invalid field. */
  answers: (ApiFailure | undefined | null)[];
  ready?: boolean;
  /** The hook reports the failure after the call has ended. */
  late?: boolean;
  onClose: () => void;
}

function Page({ answers, ready, late, onClose }: PageProps) {
  const [error, setError] = useState<ApiFailure>();
  const [wrong, setWrong] = useState(false);

  async function handleSave() {
    const answer = answers.shift();
    setWrong(answer === null);
    const show = () => setError(answer ?? undefined);
    if (late) setTimeout(show, 100);
    else show();
    return answer === null ? null : { error: answer };
  }

  const shown = wrong ? 'Enter a name.' : error?.errors?.name;
  const dialog = { title: 'Edit Name', ready, fields: ['name'], onClose, done: 'Renamed.' };
  return (
    <FormDialog {...dialog} saving={{ isLoading: false, error }} onSave={handleSave}>
      <Field label="Name" error={shown} />
    </FormDialog>
  );
}
