import type { Slot } from '../registry';
import { readHead } from '../store/revisions';
import type { Command } from './commands';
import { print, readOptions, storeOf } from './options';

/** What is deployed now, part by part. */
export const statusCommand: Command = {
  usage: '',
  does: 'what is deployed: stable, canary, last good, blocked',

  async run(args) {
    const { values } = readOptions(args, {});
    const head = await readHead(storeOf(values));
    if (!head) return print(values.json, null, 'Nothing was ever published.');

    const { revision, at, by, reason, shell, remotes } = head;
    const parts = Object.entries({ ...(shell && { shell }), ...remotes });
    const lines = parts.map(([name, slot]) => `  ${name.padEnd(15)} ${describeSlot(slot)}`);
    print(
      values.json,
      head,
      [`Revision ${revision}, ${at}, ${by}: ${reason}`, ...lines].join('\n'),
    );
  },
};

/** One part of a deployment in words. */
export function describeSlot({ stable, canary, lastGood, blocked = [] }: Slot): string {
  const parts = [`stable ${stable.id}`];
  if (canary) parts.push(`canary ${canary.release.id} at ${canary.percent} %`);
  if (lastGood) parts.push(`last good ${lastGood.id}`);
  if (blocked.length > 0) parts.push(`blocked ${blocked.join(', ')}`);
  return parts.join('; ');
}
