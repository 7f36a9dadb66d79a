import type { Registry } from 'contract/registry';
import { revisionsOf } from '../deploy/history';
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
    const revisions: Registry[] = [];
    for await (const one of revisionsOf(store, Number(values.count ?? USUAL))) revisions.push(one);
    const lines = revisions.map(
      ({ revision, at, by, reason }) => `${String(revision).padStart(5)}  ${at}  ${by}  ${reason}`,
    );
    print(values.json, revisions, lines.join('\n') || 'Nothing was ever published.');
  },
};
