import { render, screen } from '@testing-library/react';

import { Field } from './Field';
import { useFirstWrongField } from './useFirstWrongField';

function Form({ failure }: { failure?: { email: string[] } }) {
  const form = useFirstWrongField(failure);
  return (
    <form ref={form}>
      <Field label="Name" />
      <Field label="Email" error={failure?.email} />
    </form>
  );
}

it('focuses the first invalid field after each failure', () => {
  const { rerender } = render(<Form />);
  expect(document.body).toHaveFocus();

  rerender(<Form failure={{ email: ['Taken.'] }} />);
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus();

  screen.getByRole('textbox', { name: 'Name' }).focus();
  rerender(<Form failure={{ email: ['Taken.'] }} />);
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus();
});
