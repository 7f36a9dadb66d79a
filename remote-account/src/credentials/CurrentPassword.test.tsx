import { mockApi, renderPage } from 'shared-ui/testing';

import { ChangeEmailPage } from '../pages/change-email/ChangeEmailPage';
import { ChangePasswordPage } from '../pages/change-password/ChangePasswordPage';
import { ChangePhonePage } from '../pages/change-phone/ChangePhonePage';
import { ChangeUsernamePage } from '../pages/change-username/ChangeUsernamePage';
import { credentialCalls, mockState } from '../testing/mockCredentials';

mockApi(...credentialCalls);

it.each([
  ['change-email', ChangeEmailPage],
  ['change-username', ChangeUsernamePage],
  ['change-phone', ChangePhonePage],
  ['change-password', ChangePasswordPage],
])('tells password managers on %s whose password it asks for', (page, Page) => {
  const at = `/account/${page}`;
  const { container } = renderPage(<Page />, { at, path: at, user: mockState.user });

  const names = container.querySelectorAll('input[autocomplete="username"]');
  expect([...names]).toEqual([expect.objectContaining({ value: mockState.user.email })]);
  expect(names[0]!.nextElementSibling).toContainElement(
    container.querySelector('input[autocomplete="current-password"]'),
  );
});
