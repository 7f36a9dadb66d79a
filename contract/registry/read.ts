import { z } from 'zod';

import { readableRoute } from '../route';
import * as schema from './schema';

// Readers live longer than the registries they were written for. What is not known here is kept and not
// looked at; what cannot be read costs no more than the thing it is in.

const release = z.looseObject({
  ...schema.release.omit({ base: true, canary: true }).shape,
  integrity: z.string().startsWith('sha384-'),
  routes: z
    .array(z.unknown())
    .transform((routes) => routes.flatMap((one) => readableRoute.safeParse(one).data ?? [])),
});

/** A slot as readers take it. */
export const readableSlot = z.looseObject({
  stable: release,
  canary: z
    .looseObject({ ...schema.canary.shape, release })
    .optional()
    .catch(undefined),
  lastGood: release.optional().catch(undefined),
  blocked: schema.slot.shape.blocked.catch(undefined),
});

/** A revision as readers take it; each slot is read by itself. */
export const readableRegistry = z.looseObject({
  ...schema.registry.shape,
  minShell: schema.registry.shape.minShell.catch(undefined),
  api: schema.registry.shape.api.catch(undefined),
  shell: z.unknown().optional(),
  remotes: z.record(z.string(), z.unknown()),
  // A verdict of a kind that is not known here is one all the same.
  verdicts: z
    .record(z.string(), z.array(z.looseObject({ ...schema.verdict.shape, verdict: z.string() })))
    .optional(),
  proposals: z.record(z.string(), z.looseObject(schema.proposal.shape)).optional(),
});
