import { z } from 'zod';

/** GET /applications/state: whether startups may apply to the programme now. */
export const ApplicationsState = z.object({ open: z.boolean() });
