import { z } from 'zod';

/** One address of a package, as its contents page declares it; known before any of its code is loaded. */
export const route = z.object({
  /** A pattern of react-router, e.g. `/startups/:slug`. */
  path: z.string().startsWith('/'),
  title: z.string().optional(),
  /** True when the edge prerenders it; for pages that everybody may read. */
  prerender: z.boolean().optional(),
  /**
   * 'deferred' when the prerendered page needs no code to be complete for any reader: its code is fetched on
   * interaction, or at once while something on the page changes by itself (useLiveContent).
   */
  hydration: z.literal('deferred').optional(),
  /** The field that older releases have instead of the two above; `prerendering.ts` reads and writes it. */
  ahead: z.union([z.boolean(), z.literal('resting')]).optional(),
  /**
   * Query parameters that a prerendered page reads; other parameters do not change the page. Older releases have none,
   * which means that every parameter counts.
   */
  query: z.array(z.string()).optional(),
  /**
   * 'member': for signed-in people. 'staff': for staff with a second factor; for all others the address does not exist,
   * and their browsers get no trace of it.
   */
  access: z.enum(['anyone', 'member', 'staff']).optional(),
  /** An existing address of the pattern; the publish checks open it. */
  sample: z.string().startsWith('/').optional(),
});

export type Route = z.infer<typeof route>;

/**
 * The same as readers accept it. Readers live longer than the releases they were written for, so they ignore unknown
 * values.
 */
export const readableRoute = z.looseObject({
  ...route.shape,
  title: route.shape.title.catch(undefined),
  prerender: route.shape.prerender.catch(undefined),
  hydration: route.shape.hydration.catch(undefined),
  ahead: route.shape.ahead.catch(undefined),
  query: route.shape.query.catch(undefined),
  // An unknown kind of access must not open the page to everybody.
  access: route.shape.access.catch('member'),
  sample: route.shape.sample.catch(undefined),
});
