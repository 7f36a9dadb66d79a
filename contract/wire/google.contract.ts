import { z } from 'zod';

/** GET /auth/google: where to send the browser; good for 10 minutes in this browser. */
export const GoogleAddress = z.object({ url: z.url() });

/** GET /auth/callback/google: what the provider put into the address; other keys are ignored. */
export const GoogleCallback = z.object({
  code: z.string().max(4_096).optional(),
  state: z.string().max(512).optional(),
  iss: z.string().max(512).optional(),
  error: z.string().max(200).optional(),
});

export type GoogleAddress = z.infer<typeof GoogleAddress>;
export type GoogleCallback = z.infer<typeof GoogleCallback>;
