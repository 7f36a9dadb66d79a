import { approve, mustProposal, ownersOf, propose, reject } from '../deploy/owners';
import { readHead } from '../store/revisions';
import type { Command } from './commands';
import { make } from './make';
import { nothingIn, print, readOptions, storeOf, WrongUse } from './options';

export const ownersCommand: Command = {
  usage: '[propose <prefix> <package|nobody> | approve <prefix> | reject <prefix>]',
  does: 'which package owns which addresses; one person proposes a change, another approves it',
  about:
    'Each package owns the addresses that begin with its prefixes, and cannot publish pages elsewhere; ' +
    '/ is only the front page. One person proposes a change, and it takes effect when another person ' +
    'approves it. A prefix that a deployed release still uses cannot be taken from its owner.',
  examples: [
    'owners',
    'owners propose /my/office-hours remote-mentor --reason "hours have a page of their own"',
    'owners approve /my/office-hours --by bojan',
  ],
  async run(args) {
    const { positionals, values } = readOptions(args, {}, 3);
    const [step, prefix = '', owner] = positionals;
    const store = storeOf(values);
    const head = await readHead(store);
    if (!head) throw new Error(nothingIn(store));
    switch (step) {
      case undefined: {
        const owners = Object.entries(ownersOf(head) ?? {}).sort();
        const proposed = Object.entries(head.proposals ?? {}).map(
          ([of, { by, reason, owner: to }]) => {
            return `  ${of.padEnd(24)} proposed for ${to ?? 'nobody'} by ${by}: ${reason}`;
          },
        );
        const lines = owners.map(([of, whose]) => `  ${of.padEnd(24)} ${whose}`);
        const all = { owners: Object.fromEntries(owners), proposals: head.proposals ?? {} };
        return print(values.json, all, [...lines, ...proposed].join('\n'));
      }
      case 'propose': {
        if (!/^(shell|nobody|remote-[\w-]+)$/.test(owner ?? '')) {
          throw new WrongUse('Name the new owner, e.g. remote-founder, or nobody.');
        }
        const to = owner === 'nobody' ? undefined : owner;
        return make(values, `propose ${prefix} for ${owner}`, propose(prefix, to));
      }
      case 'approve': {
        const { by, reason, owner: to = 'nobody' } = mustProposal(head, prefix);
        const summary = `give ${prefix} to ${to}, as ${by} proposed: ${reason}`;
        return make({ ...values, seconded: by }, summary, approve(prefix));
      }
      case 'reject':
        return make(values, `reject the proposal for ${prefix}`, reject(prefix));
      default:
        throw new WrongUse(`Unknown step '${step}'. Use propose, approve or reject.`);
    }
  },
};
