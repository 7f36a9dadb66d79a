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
});

/**
 * Reads a revision.
 * @param key where it was found, for the error's words
 * @throws Error naming the first thing that is wrong with it
 */
export function parseRegistry(content: Buffer, key: string): Registry {
  const { data, error } = registry.safeParse(read(content, key));
  if (data) return data;
  const [issue] = error.issues;
  throw new Error(`${key} is no registry: ${issue?.path.join('.')}: ${issue?.message}`);
}

function read(content: Buffer, key: string): unknown {
  try {
    return JSON.parse(content.toString('utf8'));
  } catch (error) {
    throw new Error(`${key} is no registry: ${(error as Error).message}`);
  }
}
