import type { OwnUser } from 'contract/wire/user.contract';
import { HttpResponse, http } from 'msw';
import { aUser } from 'shared-ui/testing';

/** The mock api's data of the reader, and the last body it received. */
export const mockState = { user: aUser(), asked: {} as Record<string, string> };

beforeEach(() => {
  mockState.user = aUser();
  mockState.asked = {};
});

const RIGHT_PASSWORD = 'the-right-password';

/** The four calls that ask for the current password. */
export const credentialCalls = [
  answer('change-email', ({ newEmail }) => ({ pending_email: newEmail ?? null })),
  answer('change-username', ({ newUsername }) => ({ username: newUsername })),
  answer('change-password', () => ({ has_password: true })),
  answer('change-phone-number', ({ phone_number }) => ({ phone_number: phone_number || null })),
];

function answer(call: string, change: (body: Record<string, string>) => Partial<OwnUser>) {
  return http.post<never, Record<string, string>>(`*/api/account/${call}`, async ({ request }) => {
    mockState.asked = await request.json();
    const field = 'currentPassword' in mockState.asked ? 'currentPassword' : 'password';
    if (mockState.asked[field] !== RIGHT_PASSWORD) {
      const errors = { [field]: ['The password is wrong.'] };
      return HttpResponse.json({ message: 'The password is wrong.', errors }, { status: 422 });
    }
    mockState.user = { ...mockState.user, ...change(mockState.asked) };
    return HttpResponse.json({ message: 'Saved.', user: mockState.user });
  });
}
