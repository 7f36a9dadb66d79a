import { z } from 'zod';

/** The body of every response that is neither a success nor 500 (rule 9.3). */
export const Failure = z.object({
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(), // messages by field name
});

/** The body of 500. */
export const Fault = z.object({
  message: z.string(),
  request_id: z.string(), // names the request in the log
});

export type Failure = z.infer<typeof Failure>;
