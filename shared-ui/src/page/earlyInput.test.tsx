import { act } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';

import { keepEarlyInput } from './earlyInput';

it('keeps all that was typed into a form before it had code', async () => {
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

let received = {};

/** A form as pages have it: what its fields hold is the page's to say. */
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
