import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import type { ApiFailure } from 'shared-ui/core';
import { deferred, mockDialogs, renderPage } from 'shared-ui/testing';

import { Button } from '../Button/Button';
import { Field } from '../Field/Field';
import { SelectField } from '../SelectField/SelectField';
import { TextArea } from '../TextArea/TextArea';
import { FormDialog } from './FormDialog';

beforeAll(mockDialogs);

describe('while a dialog is being saved', () => {
  it('fields are read-only and keep the focus', async () => {
    const { user, answer } = open();
    const name = screen.getByRole('textbox', { name: 'Name' });
    await user.type(name, 'Zrno{Enter}');
    await user.type(name, ' and more');
    await user.type(screen.getByRole('textbox', { name: 'Bio' }), 'Words');

    expect(name).toHaveValue('Zrno');
    expect(screen.getByRole('textbox', { name: 'Bio' })).toHaveValue('');
    await user.click(name);
    expect(name).toHaveFocus();
    expect(name).toHaveAttribute('readonly');

    await answer({ status: 500 });
    await user.type(name, ' and more');
    expect(name).toHaveValue('Zrno and more');
  });

  it('choices and buttons are blocked', async () => {
    const { user, answer } = open();
    await user.type(screen.getByRole('textbox', { name: 'Name' }), '{Enter}');
    const stage = screen.getByRole('combobox', { name: 'Stage' });
    const choose = async () => {
      await user.selectOptions(stage, 'Seed');
      await user.click(screen.getByRole('radio', { name: 'Weekly' }));
      await user.click(screen.getByRole('button', { name: 'Add' }));
    };

    await choose();
    expect(stage).toHaveValue('pre-seed');
    expect(stage).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('radio', { name: 'Weekly' })).not.toBeChecked();
    expect(screen.getByText('0 rows')).toBeVisible();

    await answer({ status: 500 });
    await choose();
    expect(stage).toHaveValue('seed');
    expect(stage).not.toHaveAttribute('aria-disabled');
    expect(screen.getByRole('radio', { name: 'Weekly' })).toBeChecked();
    expect(screen.getByText('1 row')).toBeVisible();
  });
});

function open() {
  const pending = deferred();
  let error: ApiFailure | undefined;
  const save = async () => {
    await pending.promise;
    return error;
  };
  const { user } = renderPage(<Page save={save} />);
  const answer = (failure: ApiFailure) =>
    act(async () => {
      error = failure;
      pending.resolve();
    });
  return { user, answer };
}

function Page({ save }: { save: () => Promise<ApiFailure | undefined> }) {
  const [saving, setSaving] = useState<{ isLoading: boolean; error?: ApiFailure }>(IDLE);
  const [rows, setRows] = useState(0);
  const [stage, setStage] = useState('pre-seed');
  const [weekly, setWeekly] = useState(false);

  async function handleSave() {
    setSaving({ isLoading: true });
    const error = await save();
    setSaving({ isLoading: false, error });
    return { error };
  }

  const dialog = { title: 'Edit', done: null, fields: [], onSave: handleSave, onClose: () => {} };
  return (
    <FormDialog {...dialog} saving={saving}>
      <Field label="Name" />
      <TextArea label="Bio" />
      <SelectField
        label="Stage"
        options={STAGES}
        value={stage}
        onChange={({ target }) => setStage(target.value)}
      />
      <label>
        <input type="radio" checked={weekly} onChange={() => setWeekly(true)} />
        Weekly
      </label>
      <Button onClick={() => setRows(rows + 1)}>Add</Button>
      <p>{rows === 1 ? '1 row' : `${rows} rows`}</p>
    </FormDialog>
  );
}

const IDLE = { isLoading: false };

const STAGES = [
  { value: 'pre-seed', label: 'Pre-seed' },
  { value: 'seed', label: 'Seed' },
];
