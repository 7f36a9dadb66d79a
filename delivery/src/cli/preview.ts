import { readEdgeSettings } from '../env';
import { readPassed } from '../releases/passed';
import { readHead } from '../store/revisions';
import { slotOf } from '../store/slots';
import { MAX_GRANT_MS, writeGrant } from '../trust/grant';
import type { Command } from './commands';
import { print, readOptions, storeOf, TEXT, WrongUse } from './options';
import { timeOf } from './watch';

const NO_TRUST = 'This store uses no keys, so previews are not available. See `mfe help keys`.';

export const previewCommand: Command = {
  usage: '<remote>@<id> [--for 2h]',
  does: 'print a temporary link that shows a release in one tab',
  about:
    'Prints a link to a release that passed its checks (`publish --canary 0` shows it to nobody else). ' +
    'Everybody who opens the link sees the release in that tab until the link expires, after a week at most. The ' +
    'link is signed by your key, so it works for packages you may publish. Nothing in the store changes.',
  examples: ['preview remote-founder@1.0.0-41fd5c18 --for 2h'],
  async run(args) {
    const { positionals, values } = readOptions(args, { for: TEXT }, 1);
    const [remote, id] = positionals[0]?.split('@') ?? [];
    if (!remote || !id) throw new WrongUse('Name a release, e.g. remote-founder@1.0.0-41fd5c18.');
    const lasts = timeOf(values.for ?? '2h');
    if (lasts > MAX_GRANT_MS) throw new WrongUse('A preview lasts a week (168h) at most.');
    const store = storeOf(values);
    if (!store.guard) throw new Error(NO_TRUST);
    const head = await readHead(store);
    const passed = await readPassed(store, remote, id);
    if (!passed) {
      throw new Error(
        `${remote} ${id} has not passed its checks: publish it, e.g. with --canary 0.`,
      );
    }
    if (head && slotOf(head, remote)?.blocked?.includes(id)) {
      throw new Error(`${remote} ${id} is blocked.`);
    }

    const until = Date.now() + lasts;
    const grant = writeGrant(store.guard, { remote, id, until });
    const plain = passed.file.provides.routes.find(({ path }) => !/[:*]/.test(path))?.path ?? '/';
    const url = `${readEdgeSettings().config.publicUrl}${plain}?mfe=${remote}@${id}~${grant}`;
    print(values.json, { url, until: new Date(until).toISOString() }, url);
  },
};
