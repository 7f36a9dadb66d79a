import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Failure } from 'shared-ui/core';
import { renderPage } from '../../testing/renderPage';
import { FailurePlace } from './FailurePlace';
import { useLostFailure } from './useLostFailure';

const CONFLICT = { status: 409, message: 'Somebody else was faster.' };

it('shows the reason when the button has gone, until a further press', async () => {
  const { user } = renderPage(<List failure={CONFLICT} />);
  const [pressed, other] = screen.getAllByRole('button', { name: 'Revoke' });
  await user.click(pressed!);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument(); // the button's own part

  await user.click(screen.getByRole('button', { name: 'Fetch again' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Somebody else was faster.');
  expect(within(screen.getByRole('list')).queryByRole('alert')).not.toBeInTheDocument();

  await user.click(other!);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it.each([
  ['the action may have been performed', { status: 500 }, 'button', 'Fetch again'],
  ['another page is opened', CONFLICT, 'link', 'Leave'],
])('shows no reason of a button that has gone when %s', async (_why, failure, role, name) => {
  const { user } = renderPage(<List failure={failure} />);
  await user.click(screen.getAllByRole('button', { name: 'Revoke' })[0]!);
  await user.click(screen.getByRole(role, { name }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

function List({ failure }: { failure: Failure }) {
  const [isThere, setThere] = useState(true);
  return (
    <FailurePlace>
      <ul>
        {isThere && <Row failure={failure} />}
        <Row failure={undefined} />
      </ul>
      <button type="button" onClick={() => setThere(false)}>
        Fetch again
      </button>
      <Link to="/elsewhere" onClick={() => setThere(false)}>
        Leave
      </Link>
    </FailurePlace>
  );
}

function Row({ failure }: { failure: Failure }) {
  const noteFailure = useLostFailure();
  return (
    <li>
      <button type="button" onClick={() => noteFailure(failure)}>
        Revoke
      </button>
    </li>
  );
}
