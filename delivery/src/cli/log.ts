import { readHistory } from '../deploy/history';
import type { Command } from './commands';
import { countOf, nothingIn, print, readOptions, storeOf, TEXT } from './options';

export const logCommand: Command = {
  usage: '[--count 20]',
  does: 'who changed what, when and why, newest first',
  about: 'Revisions are never deleted.',
  examples: ['log', 'log --count 100 --json'],
  async run(args) {
    const { values } = readOptions(args, { count: TEXT });
    const count = values.count === undefined ? undefined : countOf('--count', values.count);
    const store = storeOf(values);
    const revisions = await readHistory(store, count);
    const lines = revisions.map(
      ({ revision, at, by, reason }) => `${String(revision).padStart(5)}  ${at}  ${by}  ${reason}`,
    );
    print(values.json, revisions, lines.join('\n') || nothingIn(store));
  },
};
