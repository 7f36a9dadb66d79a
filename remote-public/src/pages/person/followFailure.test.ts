import { followFailure } from './followFailure';

it.each([
  ['You cannot follow your own account', 'You cannot follow your own account'],
  ['Sorry, users cannot follow your own account.', 'You cannot follow your own account'],
  ['Server Error', 'Failed to follow/unfollow this user.'],
  [undefined, 'Failed to follow/unfollow this user.'],
])('the error %s is shown as: %s', (message, reported) => {
  expect(followFailure({ message })).toBe(reported);
});
