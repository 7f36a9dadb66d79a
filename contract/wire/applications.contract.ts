import { z } from 'zod';

/** GET /applications/state: whether startups can apply to the programme now. */
export const ApplicationsState = z.object({ open: z.boolean() });
