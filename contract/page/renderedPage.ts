import { z } from 'zod';

import { head } from './head';

/** A page as the shell's server build makes it, and as the edge takes it from a process of foreign code. */
export const renderedPage = z.object({
  status: z.int().min(200).max(599),
  /** Set when the address has moved for good, a path of this site; then nothing else matters. */
  location: z
    .string()
    .regex(/^\/(?![/\\])/)
    .optional(),
  /** Holds the styles of what is below the fold. */
  html: z.string(),
  /** Style tags of what is above the fold: the critical CSS. */
  css: z.string(),
  /** Style tag of the font files, for behind the `html`. */
  fontCss: z.string().optional(),
  /** Where in the `html` what is below the fold begins. */
  cut: z.number().optional(),
  /** Its `title` is the whole title of the document. */
  head,
  /** True when something on it changes by itself: its code is fetched at once, whatever its route says. */
  live: z.boolean().optional(),
  state: z.unknown(),
  /** Tags of what the api said for it (contract/cache-tags); undefined when its shell does not say. */
  about: z.array(z.string()).optional(),
});

export type RenderedPage = z.infer<typeof renderedPage>;
