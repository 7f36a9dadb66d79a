import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';

import { keepEarlyInput } from './earlyInput';

it('keeps text that was typed into a form before hydration', async () => {
  const page = document.createElement('div');
  page.innerHTML = '<form><input name="name" value=""/><textarea name="text"></textarea></form>';
  document.body.append(page);
  const [name, message] = page.querySelectorAll<HTMLInputElement>('input, textarea');
  name!.value = 'Željka';
  message!.value = 'Is there an age limit?';
  message!.focus();
  message!.setSelectionRange(3, 8); // 'there'

  await act(async () => hydrateRoot(page, <Form />));
  await act(async () => keepEarlyInput(page)());
  expect(received).toEqual({ name: 'Željka', text: 'Is there an age limit?' });
  expect([name!.value, message!.value]).toEqual(['Željka', 'Is there an age limit?']);
  expect([message!.selectionStart, message!.selectionEnd]).toEqual([3, 8]);
});

it('replays emptied fields, and no untouched ones', async () => {
  const page = document.createElement('div');
  page.innerHTML = '<input value="Zrno"/><textarea>Sensors for bees.</textarea>';
  const [name, text] = page.querySelectorAll<HTMLInputElement>('input, textarea');
  name!.value = '';
  const changes: [unknown, string][] = [];
  page.addEventListener('input', ({ target }) => {
    const field = target as HTMLInputElement;
    changes.push([field, field.value]);
  });

  keepEarlyInput(page)();
  expect(changes.at(-1)).toEqual([name, '']);
  expect(changes.map(([field]) => field)).not.toContain(text);
  expect(text).toHaveValue('Sensors for bees.');
});

it('does not change chosen files and selections', async () => {
  const { container } = render(
    <>
      <input type="file" aria-label="Logo" />
      <input type="checkbox" aria-label="Follow" value="yes" />
    </>,
  );
  const logo = screen.getByLabelText<HTMLInputElement>('Logo');
  await userEvent.upload(logo, new File(['…'], 'logo.png'));
  await userEvent.click(screen.getByRole('checkbox'));
  const onInput = jest.fn();
  container.addEventListener('input', onInput);

  keepEarlyInput(container)();
  expect(logo.files).toHaveLength(1);
  expect(screen.getByRole('checkbox')).toBeChecked();
  expect(onInput).not.toHaveBeenCalled();
});

let received = {};

/** A form with fields that the page controls. */
function Form() {
  const [values, setValues] = useState({ name: '', text: '' });
  received = values;
  const handleChange = ({ target }: { target: { name: string; value: string } }) =>
    setValues((before) => ({ ...before, [target.name]: target.value }));
  return (
    <form>
      <input name="name" value={values.name} onChange={handleChange} />
      <textarea name="text" value={values.text} onChange={handleChange} />
    </form>
  );
}
