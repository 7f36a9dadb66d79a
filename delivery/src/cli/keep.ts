import { garbage, remove } from '../deploy/collect';
import { leftovers } from '../deploy/leftovers';
import { verify } from '../publish/verify';
import type { Command } from './commands';
import { countOf, FLAG, print, readOptions, storeOf, TEXT } from './options';

/** Checks that every deployed file is in the store, byte by byte. */
export const verifyCommand: Command = {
  usage: '[--depth 5]',
  does: 'every byte and requirement of what the last revisions deploy',

  async run(args) {
    const { values } = readOptions(args, { depth: TEXT });
    const depth = countOf('--depth', values.depth ?? '5');
    const faults = await verify(storeOf(values), depth);
    print(values.json, { faults }, faults.join('\n') || 'Everything is as it was published.');
    if (faults.length > 0) process.exitCode = 1;
  },
};

/** Deletes old releases that no browser can request any more. */
export const gcCommand: Command = {
  usage: '[--keep 10] [--days 60] [--dry-run]',
  does: 'remove what was not live or last good for 60 days, old apis, and what killed publishes left',

  async run(args) {
    const { values } = readOptions(args, { keep: TEXT, days: TEXT, 'dry-run': FLAG });
    const store = storeOf(values);
    const retention = {
      revisions: countOf('--keep', values.keep ?? '10'),
      days: countOf('--days', values.days ?? '60'),
    };
    const now = Date.now();
    const found = await garbage(store, retention, now);
    const left = await leftovers(store, now);
    const old = values['dry-run'] ? found : await remove(store, found, retention, now);
    if (!values['dry-run']) for (const key of left) await store.remove(key);
    const verb = values['dry-run'] ? 'Would remove' : 'Removed';
    const isRelease = (one: string) => one.startsWith('releases/');
    const releases = old.filter(isRelease).length;
    const text =
      `${verb} ${releases} releases, ${old.length - releases} descriptions of old apis, ` +
      `${left.length} leftovers of killed publishes.`;
    print(values.json, { removed: old, leftovers: left }, [text, ...old, ...left].join('\n'));
  },
};
