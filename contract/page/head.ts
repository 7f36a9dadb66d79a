import { z } from 'zod';

/** The content of the document's head for one address. */
export const head = z.object({
  title: z.string(),
  description: z.string().optional(),
  /** Path or URL of the picture for shared links, 1200 x 630 pixels. */
  image: z.string().optional(),
  robots: z.string().optional(),
  canonicalPath: z.string().optional(),
  /** Objects of schema.org, each with its `@context`, for search engines. */
  jsonLd: z
    .array(z.custom<object>((value) => typeof value === 'object' && value !== null))
    .optional(),
  /** Path of the page's Atom feed. */
  feedPath: z.string().optional(),
});

export type Head = z.infer<typeof head>;
