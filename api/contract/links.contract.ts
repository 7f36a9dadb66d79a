import { z } from 'zod';

/** The three links a startup or a person shows; an empty one is null (SPEC §3 Social links). */
export const SocialLinks = z.object({
  linkedIn: z.string().nullable(),
  x: z.string().nullable(),
  website_links: z.string().nullable(),
});

export type SocialLinks = z.infer<typeof SocialLinks>;
