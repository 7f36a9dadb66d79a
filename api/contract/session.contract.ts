import { z } from 'zod';

import { OwnUser } from './user.contract';

/** POST /login. The password is taken as it is, never trimmed. */
export const Credentials = z.object({
  email: z.string({ error: 'The email field is required.' }).trim().min(1, 'The email field is required.'),
  password: z.string({ error: 'The password field is required.' }).min(1, 'The password field is required.'),
});

/** Answer of login and register: the whole user and an opaque bearer token. */
export const SignedIn = z.object({ user: OwnUser, token: z.string() });

export type Credentials = z.infer<typeof Credentials>;
export type SignedIn = z.infer<typeof SignedIn>;
