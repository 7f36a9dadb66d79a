import { z } from 'zod';

import type { Registry } from '../registry';

const route = z.object({
  path: z.string().startsWith('/'),
  title: z.string().optional(),
  ahead: z.union([z.boolean(), z.literal('resting')]).optional(),
  access: z.enum(['anyone', 'member']).optional(),
});

const release = z.object({
  id: z.string().regex(/^\d+\.\d+\.\d+[\w.-]*$/),
  container: z.string(),
  entry: z.string(),
  integrity: z.string().startsWith('sha384-'),
  routes: z.array(route),
});

const slot = z.object({
  stable: release,
  canary: z.object({ percent: z.number().min(0).max(100), salt: z.string(), release }).optional(),
  lastGood: release.optional(),
  blocked: z.array(z.string()).optional(),
});

const verdict = z.object({
  id: z.string(),
  verdict: z.enum(['rolled-back', 'blocked', 'withdrawn']),
  at: z.iso.datetime(),
  by: z.string(),
  reason: z.string(),
});

const proposal = z.object({
  owner: z.string().optional(),
  at: z.iso.datetime(),
  by: z.string(),
  reason: z.string(),
});

const registry: z.ZodType<Registry> = z.object({
  schema: z.literal(1),
  revision: z.int().positive(),
  parent: z.int().positive().nullable(),
  at: z.iso.datetime(),
  by: z.string(),
  reason: z.string(),
  base: z.string().endsWith('/'),
  minShell: z.string().optional(),
  shell: slot.optional(),
  remotes: z.record(z.string(), slot),
  verdicts: z.record(z.string(), z.array(verdict)).optional(),
  owners: z.record(z.string(), z.string()).optional(),
  proposals: z.record(z.string(), proposal).optional(),
});

/**
 * Reads a revision.
 * @param key where it was found, for the error's words
 * @throws Error naming the first thing that is wrong with it
 */
export function parseRegistry(content: Buffer, key: string): Registry {
  const { data, error } = registry.safeParse(read(content, key));
  if (data) return withOldVerdicts(data);
  const [issue] = error.issues;
  throw new Error(`${key} is no registry: ${issue?.path.join('.')}: ${issue?.message}`);
}

/** Registries from before verdicts were kept say only what is blocked. */
function withOldVerdicts(registry: Registry): Registry {
  const { at, by, shell, remotes } = registry;
  const verdicts = { ...registry.verdicts };
  for (const [name, { blocked = [] }] of Object.entries({ ...(shell && { shell }), ...remotes })) {
    const unknown = blocked.filter((id) => !verdicts[name]?.some((one) => one.id === id));
    if (unknown.length === 0) continue;
    const reason = 'blocked before reasons were kept';
    const own = unknown.map((id) => ({ id, verdict: 'blocked' as const, at, by, reason }));
    verdicts[name] = [...(verdicts[name] ?? []), ...own];
  }
  return Object.keys(verdicts).length > 0 ? { ...registry, verdicts } : registry;
}

function read(content: Buffer, key: string): unknown {
  try {
    return JSON.parse(content.toString('utf8'));
  } catch (error) {
    throw new Error(`${key} is no registry: ${(error as Error).message}`);
  }
}
