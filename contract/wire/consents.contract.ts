import { z } from 'zod';

/** The third parties that a visitor allows. Everything that is not true here is refused. */
export const Choices = z.object({
  analytics: z.boolean(), // an analytics tool may record page views
  ads: z.boolean(), // an advertising network may record the visit
  embeds: z.boolean(), // embedded forms of other companies load without asking
});

/** POST /consents: one decision, which may be a refusal or withdrawal. It contains no identity. */
export const Decision = z.object({
  id: z.string().regex(/^[0-9a-f]{32}$/), // random, created by the browser for each decision
  version: z.int().min(1).max(10_000), // version of the text the visitor was asked
  choices: Choices,
});

export type Choices = z.infer<typeof Choices>;
export type Decision = z.infer<typeof Decision>;
