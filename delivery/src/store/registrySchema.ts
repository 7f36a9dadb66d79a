import { z } from 'zod';

import type { Registry, Slot } from '../registry';

// Readers live longer than the registries they were written for. What is not known here is kept and not
// looked at; what cannot be read costs no more than the thing it is in.

const route = z.looseObject({
  path: z.string().startsWith('/'),
  title: z.string().optional().catch(undefined),
  ahead: z
    .union([z.boolean(), z.literal('resting')])
    .optional()
    .catch(undefined),
  // A kind of access that is not known here is no reason to let everybody in.
  access: z.enum(['anyone', 'member']).optional().catch('member'),
});

const release = z.looseObject({
  id: z.string().regex(/^\d+\.\d+\.\d+[\w.-]*$/),
  container: z.string(),
  entry: z.string(),
  integrity: z.string().startsWith('sha384-'),
  manifest: z.string().startsWith('sha384-').optional(),
  routes: z
    .array(z.unknown())
    .transform((routes) => routes.flatMap((one) => route.safeParse(one).data ?? [])),
});

const canary = z.looseObject({ percent: z.number().min(0).max(100), salt: z.string(), release });

const slot = z.looseObject({
  stable: release,
  canary: canary.optional().catch(undefined),
  lastGood: release.optional().catch(undefined),
  blocked: z.array(z.string()).optional().catch(undefined),
});

const said = { at: z.string(), by: z.string(), reason: z.string() };
// A verdict of a kind that is not known here is one all the same.
const verdict = z.looseObject({ id: z.string(), verdict: z.string(), ...said });
const proposal = z.looseObject({ owner: z.string().optional(), ...said });

const registry = z.looseObject({
  schema: z.literal(1),
  revision: z.int().positive(),
  parent: z.int().positive().nullable(),
  parentHash: z.string().optional(),
  at: z.iso.datetime(),
  by: z.string(),
  reason: z.string(),
  base: z.string().endsWith('/'),
  minShell: z.string().optional().catch(undefined),
  api: z.string().optional().catch(undefined),
  shell: z.unknown().optional(),
  remotes: z.record(z.string(), z.unknown()),
  verdicts: z.record(z.string(), z.array(verdict)).optional(),
  owners: z.record(z.string(), z.string()).optional(),
  proposals: z.record(z.string(), proposal).optional(),
});

/** Slots as they were written, so that whoever changes one leaves the others to the letter. */
const asWritten = new WeakMap<object, unknown>();

/**
 * Reads a revision.
 * @param key where it was found, for the error's words
 * @throws Error naming the first thing that is wrong with it, when it is of no use at all
 */
export function parseRegistry(content: Buffer, key: string): Registry {
  const { data, error } = registry.safeParse(read(content, key));
  if (data) return withOldVerdicts(withSlots(data));
  const [issue] = error.issues;
  throw new Error(`${key} is no registry: ${issue?.path.join('.')}: ${issue?.message}`);
}

/** A revision as it is stored: with what could not be read of the one before it. */
export function registryText(registry: Registry): string {
  const { unread: _unread, shell: _shell, remotes: _remotes, ...rest } = registry;
  const { shell, ...remotes } = slotsAsWritten(registry);
  return `${JSON.stringify({ ...rest, shell, remotes }, null, 1)}\n`;
}

/** All slots by package, the shell among them, also those and that of them which could not be read. */
export function slotsAsWritten({ unread, shell, remotes }: Registry): Record<string, unknown> {
  const read = Object.entries({ ...(shell && { shell }), ...remotes });
  const written = read.map(([name, slot]) => [name, asWritten.get(slot) ?? slot]);
  return { ...unread, ...Object.fromEntries(written) };
}

function withSlots({ shell, remotes, ...rest }: z.infer<typeof registry>): Registry {
  const slots: Record<string, Slot> = {};
  const unread: Record<string, unknown> = {};
  const all = { ...(shell !== undefined && { shell }), ...remotes };
  for (const [name, written] of Object.entries(all)) {
    const { data } = slot.safeParse(written);
    if (!data) {
      unread[name] = written;
      continue;
    }
    asWritten.set(data, written);
    slots[name] = data as Slot;
  }
  const { shell: frame, ...others } = slots;
  return {
    ...(rest as Omit<Registry, 'remotes'>),
    ...(frame && { shell: frame }),
    remotes: others,
    ...(Object.keys(unread).length > 0 && { unread }),
  };
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
