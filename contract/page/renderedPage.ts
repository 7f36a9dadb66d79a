import { z } from 'zod';

import { head } from './head';

/**
 * A page as the shell's server build renders it. The edge validates it, because it comes from a process with code of
 * other teams.
 */
export const renderedPage = z.object({
  status: z.int().min(200).max(599),
  /** Set when the address has moved permanently, a path of this site; the other fields are ignored then. */
  location: z
    .string()
    .regex(/^\/(?![/\\])/)
    .optional(),
  /** Contains the styles of the content below the fold. */
  html: z.string(),
  /** Style tags of the content above the fold: the critical CSS. */
  css: z.string(),
  /** Style tag of the font files, inserted after the `html`. */
  fontCss: z.string().optional(),
  /** Index in the `html` where the content below the fold begins. */
  cut: z.number().optional(),
  /** Its `title` is the complete title of the document. */
  head,
  /** True when something on the page changes by itself: its code is then fetched at once, whatever its route says. */
  live: z.boolean().optional(),
  state: z.unknown(),
  /**
   * Tags of the api responses it was rendered from (contract/cache-tags); undefined when its shell does not report
   * them.
   */
  about: z.array(z.string()).optional(),
});

export type RenderedPage = z.infer<typeof renderedPage>;
