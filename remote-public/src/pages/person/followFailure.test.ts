import { followFailure } from './followFailure';

it.each([
  ['You cannot follow your own account', 'You cannot follow your own account'],
  ['Sorry, users cannot follow your own account.', 'You cannot follow your own account'],
  ['Server Error', 'Failed to follow/unfollow this user.'],
  [undefined, 'Failed to follow/unfollow this user.'],
])('a refusal saying %s is told as %s', (message, told) => {
  expect(followFailure({ message })).toBe(told);
});
