import { z } from 'zod';

/** The body of every response that is not a success (rule 9.3). */
export const Failure = z.object({
  message: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(), // messages by field name
});

export type Failure = z.infer<typeof Failure>;
