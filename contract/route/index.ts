import { z } from 'zod';

/** One address that a package draws, as its contents page states it: known before any of its code is. */
export const route = z.object({
  /** A pattern of react-router, e.g. `/startups/:slug`. */
  path: z.string().startsWith('/'),
  title: z.string().optional(),
  /** True when the edge renders it before anybody asks; for pages everybody may read. */
  prerender: z.boolean().optional(),
  /**
   * 'deferred' when it is prerendered and says all it has to say without code, whoever reads it: its
   * code comes on interaction; at once while something on the page changes by itself (useLiveContent).
   */
  hydration: z.literal('deferred').optional(),
  /** What releases said in place of the two before; `prerendering.ts` reads and writes it. */
  ahead: z.union([z.boolean(), z.literal('resting')]).optional(),
  /**
   * Parameters of the address that a prerendered page reads; with all others it is the same page.
   * Releases from before have none: to them every parameter counts.
   */
  query: z.array(z.string()).optional(),
  /**
   * 'member': for people who are signed in. 'staff': for staff with a second factor; to everybody else
   * there is no such address, and no browser of theirs is told of it.
   */
  access: z.enum(['anyone', 'member', 'staff']).optional(),
  /** An address of a pattern that exists; publish checks open it. */
  sample: z.string().startsWith('/').optional(),
});

export type Route = z.infer<typeof route>;

/**
 * The same as readers take it, who live longer than the releases they were written for: a word that is
 * not known is as if it were not said.
 */
export const readableRoute = z.looseObject({
  ...route.shape,
  title: route.shape.title.catch(undefined),
  prerender: route.shape.prerender.catch(undefined),
  hydration: route.shape.hydration.catch(undefined),
  ahead: route.shape.ahead.catch(undefined),
  query: route.shape.query.catch(undefined),
  // A kind of access that is not known here is no reason to let everybody in.
  access: route.shape.access.catch('member'),
  sample: route.shape.sample.catch(undefined),
});
