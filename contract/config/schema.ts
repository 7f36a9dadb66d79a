import { z } from 'zod';

/** Public configuration, the same for every visitor; the edge writes it into the document. */
export const publicConfig = z.object({
  /** Replaces '{product}' in texts, e.g. 'Venture Quest'. */
  productName: z.string(),
  /** Origin of canonical links, no trailing slash; '' while unknown. */
  publicUrl: z.string(),
  /** Base path of the api, e.g. '/api'. */
  apiBase: z.string(),
  /** Host of the Google calls (rule 9.1); '' means the page's own origin. */
  authBase: z.string(),
  /** Base URL of stored pictures, no trailing slash. */
  mediaBase: z.string(),
  googleEnabled: z.boolean(),
  applicationsOpen: z.boolean(),
  /** Mentors and investors share a form. */
  formWidget: z
    .object({ script: z.string(), startupForm: z.string(), mentorForm: z.string() })
    .nullable(),
  /** Loaded only after consent. */
  analytics: z.object({ script: z.string(), tagId: z.string() }).nullable(),
  /** A picture that is requested only after consent. */
  adPixel: z.object({ url: z.string(), id: z.string() }).nullable(),
});
