import { z } from 'zod';

/** GET /auth/google: the URL to redirect the browser to; valid for 10 minutes in this browser. */
export const GoogleAddress = z.object({ url: z.url() });

/** GET /auth/callback/google: the provider's query parameters; others are ignored. */
export const GoogleCallback = z.object({
  code: z.string().max(4_096).optional(),
  state: z.string().max(512).optional(),
  iss: z.string().max(512).optional(),
  error: z.string().max(200).optional(),
});

export type GoogleAddress = z.infer<typeof GoogleAddress>;
export type GoogleCallback = z.infer<typeof GoogleCallback>;
