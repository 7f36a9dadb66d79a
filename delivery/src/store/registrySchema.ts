import type { Registry, Slot } from 'contract/registry';
import { readableRegistry, readableSlot } from 'contract/registry/read';
import { parseAs } from 'server-kit/json';
import type { z } from 'zod';
import { slotsIn } from './slots';

/** Slots in their original form, so that a change of one leaves the others exactly as they were. */
const asWritten = new WeakMap<object, unknown>();

/**
 * Parses a revision.
 * @param key its key, for the error message
 * @throws Error that names the first fault, when it is unusable
 */
export function parseRegistry(content: Buffer, key: string): Registry {
  return withSlots(parseAs(readableRegistry, content, `${key} is no registry`));
}

/** The stored form of a revision, including the unreadable parts of the previous one. */
export function registryText(registry: Registry): string {
  const { unread: _unread, shell: _shell, remotes: _remotes, ...rest } = registry;
  const { shell, ...remotes } = slotsAsWritten(registry);
  return `${JSON.stringify({ ...rest, shell, remotes }, null, 1)}\n`;
}

/** All slots by package including the shell, with their unreadable ones and parts. */
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
