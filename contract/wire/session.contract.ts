import { z } from 'zod';

import { line, personalName } from './text.contract';
import { OwnUser } from './user.contract';

const required = (label: string) => {
  const error = `The ${label} field is required.`;
  return z.string({ error }).min(1, error);
};

/** The form of an e-mail address, in lower case. */
const EMAIL_PATTERN =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;
/** The longest address that mail servers accept. */
const MAX_EMAIL_LENGTH = 254;

/** An e-mail address, trimmed and in lower case; its owner confirms it by mail (rule 2.2). */
export const Email = z
  .string({ error: 'The email field is required.' })
  .overwrite((email) => email.trim().toLowerCase())
  .min(1, { error: 'The email field is required.', abort: true })
  .max(MAX_EMAIL_LENGTH, `The email may not be longer than ${MAX_EMAIL_LENGTH} characters.`)
  .regex(EMAIL_PATTERN, { error: 'The email must be a valid email address.' });

/** The e-mail address of another person; `error` is the message when it is invalid. */
export const emailOf = (error: string) =>
  z
    .string(error)
    .trim()
    .toLowerCase()
    .pipe(z.email({ pattern: EMAIL_PATTERN, error }).max(MAX_EMAIL_LENGTH, error));

/** The name of a person, in any script. */
export const personName = (label: string) => personalName(label, { max: 100 });

/** POST /login. The password is never trimmed. */
export const Credentials = z.object({
  email: line('email', { max: 254 }).overwrite((email) => email.toLowerCase()),
  password: required('password').max(1_024),
});

/** A new password: the api checks its quality beyond the length (rule 2.6). */
export const NewPassword = z
  .string({ error: 'The password field is required.' })
  .min(1, { error: 'The password field is required.', abort: true })
  .refine(
    (password) => [...password].length >= 8,
    'The password must be at least 8 characters long.',
  )
  .refine(
    (password) => [...password].length <= 128,
    'The password may not be longer than 128 characters.',
  );

/** POST /register */
export const Registration = z
  .object({
    name: personName('name'),
    surname: personName('surname'),
    email: Email,
    password: NewPassword,
    password_confirmation: z.string({ error: 'The password confirmation field is required.' }),
  })
  .refine((form) => form.password === form.password_confirmation, {
    path: ['password'],
    error: 'The password confirmation does not match.',
    when: ({ value }) => typeof (value as { password?: unknown } | null)?.password === 'string',
  });

/** Response of login and register: the whole user and an opaque bearer token. */
export const SignedIn = z.object({ user: OwnUser, token: z.string() });

export type Credentials = z.infer<typeof Credentials>;
export type Registration = z.infer<typeof Registration>;
export type SignedIn = z.infer<typeof SignedIn>;
