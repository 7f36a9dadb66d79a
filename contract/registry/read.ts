import { z } from 'zod';

import { readableRoute } from '../route';
import * as schema from './schema';

// Readers live longer than the registries they were written for. They keep unknown fields without looking at them, and
// an unreadable value costs only the object that contains it.

const release = z.looseObject({
  ...schema.release.omit({ base: true, canary: true }).shape,
  integrity: z.string().startsWith('sha384-'),
  routes: z
    .array(z.unknown())
    .transform((routes) => routes.flatMap((one) => readableRoute.safeParse(one).data ?? [])),
});

/** A slot as readers accept it. */
export const readableSlot = z.looseObject({
  stable: release,
  canary: z
    .looseObject({ ...schema.canary.shape, release })
    .optional()
    .catch(undefined),
  lastGood: release.optional().catch(undefined),
  blocked: schema.slot.shape.blocked.catch(undefined),
});

/** A revision as readers accept it; each slot is parsed by itself. */
export const readableRegistry = z.looseObject({
  ...schema.registry.shape,
  minShell: schema.registry.shape.minShell.catch(undefined),
  api: schema.registry.shape.api.catch(undefined),
  shell: z.unknown().optional(),
  remotes: z.record(z.string(), z.unknown()),
  // A verdict of an unknown kind still counts.
  verdicts: z
    .record(z.string(), z.array(z.looseObject({ ...schema.verdict.shape, verdict: z.string() })))
    .optional(),
  proposals: z.record(z.string(), z.looseObject(schema.proposal.shape)).optional(),
});
