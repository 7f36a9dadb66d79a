import { z } from 'zod';

import { Email, NewPassword } from './session.contract';
import { line } from './text.contract';
import { OwnUser } from './user.contract';

const secret = (label: string) => {
  const error = `The ${label} field is required.`;
  return z.string({ error }).min(1, error).max(1_024);
};

/** The current password; never trimmed. */
const password = secret('password');

/** POST /account/change-email; validation errors are under `newEmail` and `password`. */
export const EmailChange = z.object({ newEmail: Email, password });

/** POST /account/change-username; validation errors are under `newUsername` and `password`. */
export const UsernameChange = z.object({
  newUsername: line('username', { max: 100 }).overwrite((name) => name.toLowerCase()),
  password,
});

/** POST /account/change-password; validation errors are under `currentPassword` and `newPassword`. */
export const PasswordChange = z.object({
  currentPassword: secret('current password'),
  newPassword: NewPassword,
});

/** POST /account/change-phone-number; an empty number deletes it. */
export const PhoneChange = z.object({
  phone_number: line('phone number', { min: 0, max: 40 }),
  password,
});

/** Response of all four calls, and of POST /account/social-links. */
export const AccountChanged = z.object({ message: z.string(), user: OwnUser });

export type EmailChange = z.infer<typeof EmailChange>;
export type UsernameChange = z.infer<typeof UsernameChange>;
export type PasswordChange = z.infer<typeof PasswordChange>;
export type PhoneChange = z.infer<typeof PhoneChange>;
export type AccountChanged = z.infer<typeof AccountChanged>;
