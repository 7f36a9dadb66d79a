import { z } from 'zod';

/** A signed-in browser or program. */
export const Device = z.object({
  id: z.int(),
  name: z.string(), // e.g. 'Firefox on Linux'
  signed_in_at: z.iso.datetime(), // UTC
  last_used_at: z.iso.datetime(), // UTC, exact to a minute
  current: z.boolean(), // whether the request comes from this device
});

/** GET /account/sessions: most recently used first. DELETE /account/sessions[/{id}] ends one session, or all others. */
export const Devices = z.object({ data: z.array(Device) });

export type Device = z.infer<typeof Device>;
export type Devices = z.infer<typeof Devices>;
