import { join } from 'node:path';

import { readSources } from './sources';

/** Every sentence of SPEC §8 as it begins, so that names may follow. */
const CATALOGUE = [
  'You are logged in!',
  'You are successfully registered!',
  'Profile successfully updated!',
  'Social links successfully updated!',
  'Email successfully updated!',
  'Username successfully updated!',
  'Password successfully updated!',
  'Phone number successfully updated!',
  'You are now following ',
  'Unfollowed ',
  'Password reset link has been sent to your email',
  'Password has been reset successfully',
  'Invitations sent successfully!',
  'Failed to follow/unfollow this startup.',
  'Failed to follow/unfollow this user.',
  'You cannot follow your own account',
  'Error loading social links',
  'Error updating social links!',
  'Error fetching user data',
  'An error occurred. Please try again.',
  'Startup Not Found',
  'Failed to send reset link',
  'Check your email for the password reset link.',
  'Invalid or expired reset link',
  'Failed to reset password',
  'Something went wrong',
  'Passwords do not match.',
];

const sources = readSources(join(__dirname, '../..')).filter(({ path }) =>
  /^(shell|shared-ui|remote-[a-z]+)\/src\//.test(path),
);
const isTest = (path: string) => path.includes('.test.');

describe('the catalogue of messages, to the letter', () => {
  it.each(CATALOGUE)('%s', (sentence) => {
    const places = sources.filter(({ text }) => text.includes(sentence)).map(({ path }) => path);
    expect(places.filter((path) => !isTest(path))).not.toEqual([]); // said by a page
    expect(places.filter(isTest)).not.toEqual([]); // and told by a story
  });
});
