import { z } from 'zod';

/** One startup as the sitemap lists it. */
export const SitemapStartup = z.object({
  slug: z.string(),
  changed_at: z.iso.datetime(), // UTC; its newest update, or when it joined
});

/** GET /public/sitemap: everything published that has an address of its own, by slug. */
export const Sitemap = z.object({ startups: z.array(SitemapStartup) });

export type Sitemap = z.infer<typeof Sitemap>;
