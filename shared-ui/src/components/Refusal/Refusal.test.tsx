import { render, screen } from '@testing-library/react';

import { Refusal } from './Refusal';

it.each([
  [undefined, null],
  [{ status: 422, message: 'No.', errors: { name: ['Too long.'] } }, null],
  [{ status: 401, message: 'Unauthenticated.' }, null],
  [{ status: 429, message: 'Too many attempts.' }, 'Too many attempts.'],
  [{ status: 500 }, 'Something went wrong'],
  [{ status: 422, message: 'No.', errors: { bio: ['Too long.'] } }, 'No.', ['name']],
  [{ status: 422, message: 'No.', errors: { bio: [''], name: [''] } }, null, ['name']],
])('says of %j: %s', (failure, words, fields?: string[]) => {
  render(<Refusal failure={failure} fields={fields} />);
  const said = screen.queryByRole('alert');
  if (words) expect(said).toHaveTextContent(words);
  else expect(said).not.toBeInTheDocument();
});
