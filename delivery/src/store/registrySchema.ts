import type { Registry, Slot } from 'contract/registry';
import { readableRegistry, readableSlot } from 'contract/registry/read';
import { parseAs } from 'server-kit/json';
import type { z } from 'zod';
import { slotsIn } from './slotsIn';

/** Slots as they were written, so that whoever changes one leaves the others to the letter. */
const asWritten = new WeakMap<object, unknown>();

/**
 * Reads a revision.
 * @param key where it was found, for the error's message
 * @throws Error naming the first thing that is wrong with it, when it is of no use at all
 */
export function parseRegistry(content: Buffer, key: string): Registry {
  return withOldVerdicts(withSlots(parseAs(readableRegistry, content, `${key} is no registry`)));
}

/** A revision as it is stored: with what could not be read of the one before it. */
export function registryText(registry: Registry): string {
  const { unread: _unread, shell: _shell, remotes: _remotes, ...rest } = registry;
  const { shell, ...remotes } = slotsAsWritten(registry);
  return `${JSON.stringify({ ...rest, shell, remotes }, null, 1)}\n`;
}

/** All slots by package, the shell among them, also those and that of them which could not be read. */
export function slotsAsWritten(registry: Registry): Record<string, unknown> {
  const written = slotsIn(registry).map(([name, slot]) => [name, asWritten.get(slot) ?? slot]);
  return { ...registry.unread, ...Object.fromEntries(written) };
}

function withSlots({ shell, remotes, ...rest }: z.infer<typeof readableRegistry>): Registry {
  const slots: Record<string, Slot> = {};
  const unread: Record<string, unknown> = {};
  const all = { ...(shell !== undefined && { shell }), ...remotes };
  for (const [name, written] of Object.entries(all)) {
    const { data } = readableSlot.safeParse(written);
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
  const { at, by } = registry;
  const verdicts = { ...registry.verdicts };
  for (const [name, { blocked = [] }] of slotsIn(registry)) {
    const unknown = blocked.filter((id) => !verdicts[name]?.some((one) => one.id === id));
    if (unknown.length === 0) continue;
    const reason = 'blocked before reasons were kept';
    const own = unknown.map((id) => ({ id, verdict: 'blocked' as const, at, by, reason }));
    verdicts[name] = [...(verdicts[name] ?? []), ...own];
  }
  return Object.keys(verdicts).length > 0 ? { ...registry, verdicts } : registry;
}
