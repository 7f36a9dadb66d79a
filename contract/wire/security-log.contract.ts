import { z } from 'zod';

import { IdText } from './text.contract';

/** The kinds of changes to the credentials of an account. */
export const SecurityEventKind = z.enum([
  'registered',
  'signed-in',
  'new-device',
  'signed-out',
  'session-ended',
  'signed-out-everywhere',
  'password-changed',
  'password-reset',
  'email-wanted',
  'email-changed',
  'email-taken-back',
  'google-linked',
  'google-unlinked',
  'authenticator-added',
  'authenticator-removed',
  'passkey-added',
  'passkey-removed',
  'recovery-codes-made',
  'recovery-code-used',
  'second-factor-proven',
  'second-factor-failed',
  'second-factor-reset',
  'calendar-opened',
  'calendar-closed',
  'disabled',
  'enabled',
]);

export const SecurityEvent = z.object({
  id: z.int(),
  kind: SecurityEventKind,
  text: z.string(), // one sentence
  device: z.string().nullable(), // the actor's device, e.g. 'Firefox on Linux'; null for staff
  created_at: z.iso.datetime(), // UTC
});

/** GET /account/security-log?before={id}: newest first, 20 per page, stored for twelve months. */
export const SecurityLog = z.object({
  data: z.array(SecurityEvent),
  next_before: z.int().nullable(), // send it as `before` for the next page; null on the last one
});

export const SecurityLogQuery = z.object({ before: IdText.optional() });

export type SecurityEventKind = z.infer<typeof SecurityEventKind>;
export type SecurityEvent = z.infer<typeof SecurityEvent>;
export type SecurityLog = z.infer<typeof SecurityLog>;
