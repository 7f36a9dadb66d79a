import { z } from 'zod';

/** The third parties that a visitor allows. Everything that is not true here is refused. */
export const Choices = z.object({
  analytics: z.boolean(), // a measuring tool learns which pages are read
  ads: z.boolean(), // an advertising network learns that somebody was here
  embeds: z.boolean(), // forms of other companies open unasked
});

/** POST /consents: one decision, which may be a refusal or withdrawal. It contains no identity. */
export const Decision = z.object({
  id: z.string().regex(/^[0-9a-f]{32}$/), // random, made by the browser anew for each decision
  version: z.int().min(1).max(10_000), // of the question asked
  choices: Choices,
});

export type Choices = z.infer<typeof Choices>;
export type Decision = z.infer<typeof Decision>;
