import { render, screen } from '@testing-library/react';

import { InlineAlert } from './InlineAlert';

const EVERY_FIELD = undefined;

it.each([
  [undefined, null, EVERY_FIELD],
  [{ status: 422, message: 'No.', errors: { name: ['Too long.'] } }, null, EVERY_FIELD],
  [{ status: 401, message: 'Unauthenticated.', endsSession: true }, null, EVERY_FIELD],
  [{ status: 429, message: 'Too many attempts.' }, 'Too many attempts.', EVERY_FIELD],
  [{ status: 500 }, 'Something went wrong', EVERY_FIELD],
  [{ status: 422, message: 'No.', errors: { bio: ['Too long.'] } }, 'No.', ['name']],
  [{ status: 422, message: 'No.', errors: { bio: [''], name: [''] } }, null, ['name']],
])('says of %j: %s', (failure, text, fields) => {
  render(<InlineAlert failure={failure} fields={fields} />);
  const shown = screen.queryByRole('alert');
  if (text) expect(shown).toHaveTextContent(text);
  else expect(shown).not.toBeInTheDocument();
});
