import { render, screen } from '@testing-library/react';

import { Refusal } from './Refusal';

it.each([
  [undefined, null],
  [{ status: 422, message: 'No.', errors: { name: ['Too long.'] } }, null],
  [{ status: 401, message: 'Unauthenticated.' }, null],
  [{ status: 429, message: 'Too many attempts.' }, 'Too many attempts.'],
  [{ status: 500 }, 'Something went wrong'],
])('says of %j: %s', (failure, words) => {
  render(<Refusal failure={failure} />);
  const said = screen.queryByRole('alert');
  if (words) expect(said).toHaveTextContent(words);
  else expect(said).not.toBeInTheDocument();
});
