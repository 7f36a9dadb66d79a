import type { Registry } from '../registry';
import { readHead, readRevision } from '../store/revisions';
import type { Command } from './commands';
import { print, readOptions, storeOf } from './options';

const USUAL = 20; // revisions

/** Who changed what, when and why, newest first. */
export const logCommand: Command = {
  usage: '[--count 20]',
  does: 'who changed what, when and why, newest first',

  async run(args) {
    const { values } = readOptions(args, { count: { type: 'string' } });
    const store = storeOf(values);
    const newest = (await readHead(store))?.revision ?? 0;
    const oldest = Math.max(1, newest - Number(values.count ?? USUAL) + 1);

    const revisions: Registry[] = [];
    for (let n = newest; n >= oldest; n -= 1) {
      const revision = await readRevision(store, n);
      if (revision) revisions.push(revision);
    }
    const lines = revisions.map(
      ({ revision, at, by, reason }) => `${String(revision).padStart(5)}  ${at}  ${by}  ${reason}`,
    );
    print(values.json, revisions, lines.join('\n') || 'Nothing was ever published.');
  },
};
