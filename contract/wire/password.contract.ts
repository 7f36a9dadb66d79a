import { z } from 'zod';

import { Email, NewPassword } from './session.contract';

/** The token of a mailed reset link; a text of another form is treated as an invalid token. */
const token = z.string({ error: 'The token field is required.' }).min(1).max(200);

/** POST /forgot-password: the response does not reveal whether the address is known. */
export const ForgottenPassword = z.object({ email: Email });

/** POST /check-reset-token: does not consume the token. A malformed address matches no link. */
export const ResetLink = z.object({
  token,
  email: z.string().trim().toLowerCase().max(254).default(''),
});

/** POST /reset-password: errors under `email` (an invalid link) or `password`. */
export const PasswordReset = z
  .object({
    token,
    email: Email,
    password: NewPassword,
    password_confirmation: z.string({ error: 'The password confirmation field is required.' }),
  })
  .refine((form) => form.password === form.password_confirmation, {
    path: ['password'],
    error: 'The password confirmation does not match.',
    when: ({ value }) => typeof (value as { password?: unknown } | null)?.password === 'string',
  });

export type ForgottenPassword = z.infer<typeof ForgottenPassword>;
export type ResetLink = z.infer<typeof ResetLink>;
export type PasswordReset = z.infer<typeof PasswordReset>;
