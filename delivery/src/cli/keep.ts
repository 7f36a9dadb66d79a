import { garbage, remove } from '../deploy/collect';
import { leftovers } from '../deploy/leases';
import { verify } from '../publish/verify';
import type { Command } from './commands';
import { countOf, FLAG, print, readOptions, storeOf, TEXT } from './options';

export const verifyCommand: Command = {
  usage: '[--depth 5]',
  does: 'check every byte and requirement of what the last revisions deploy',
  about: 'Exits with 1 if anything is missing or differs from what was published.',
  examples: ['verify', 'verify --depth 50'],
  async run(args) {
    const { values } = readOptions(args, { depth: TEXT });
    const depth = countOf('--depth', values.depth ?? '5');
    const faults = await verify(storeOf(values), depth);
    print(values.json, { faults }, faults.join('\n') || 'Everything is as it was published.');
    if (faults.length > 0) process.exitCode = 1;
  },
};

export const gcCommand: Command = {
  usage: '[--keep 10] [--days 60] [--dry-run]',
  does: 'remove releases not live or last good for 60 days, old apis, and leftovers of killed publishes',
  about:
    'Open tabs may request files of releases that are no longer deployed, and somebody may want to ' +
    'go back to one, so releases that were live or last good within 60 days stay. A ' +
    'release that is being published stays, too. Leases older than ten minutes and ' +
    'half-written files older than a day belong to dead processes, and are removed.',
  examples: ['gc --dry-run', 'gc --keep 10 --days 60'],
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
