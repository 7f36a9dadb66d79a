import { z } from 'zod';

/** One startup in the sitemap. */
export const SitemapStartup = z.object({
  slug: z.string(),
  changed_at: z.iso.datetime(), // UTC; time of its newest update, or of its creation
});

/** GET /public/sitemap: all published objects with their own address, by slug. */
export const Sitemap = z.object({ startups: z.array(SitemapStartup) });

export type Sitemap = z.infer<typeof Sitemap>;
