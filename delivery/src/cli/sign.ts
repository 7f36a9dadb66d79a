import { signProposal } from '../publish/signProposal';
import { writeSite } from '../site/writeSite';
import { followRevisions } from '../store/followRevisions';
import { type Proposal, proposals } from '../store/proposals';
import { changedFields, writtenIn } from '../trust/written';
import type { Command } from './commands';
import { changesBetween, linesOf } from './diff';
import { print, readOptions, storeOf } from './options';

export const signCommand: Command = {
  usage: '[<proposal>]',
  does: 'show the changes that need the signature of another team, or sign one',
  about:
    'Changes that concern all teams (the shell, owners of addresses, min-shell, …) need the signatures of as ' +
    'many teams as the trust file states (two). The author signs first, and the change waits as a proposal; it ' +
    'lapses if another revision is created before. Read what it changes, then sign it by the id shown.',
  examples: ['sign', 'sign 41fd5c1841fd'],
  async run(args) {
    const { positionals, values } = readOptions(args, {}, 1);
    const store = storeOf(values);
    const { guard } = store;
    if (!guard) throw new Error('This store uses no keys, so there is nothing to sign.');
    const [id] = positionals;
    if (id === undefined) {
      const { head, content } = await followRevisions(store, guard);
      const waiting = await proposals(store);
      const message = waiting.map((one) => describe(one, head, content)).join('\n\n');
      const short = waiting.map(({ hash, registry }) => ({ hash, registry }));
      return print(values.json, short, message || 'Nothing waits for a signature.');
    }
    const made = await signProposal(store, guard, id);
    if (typeof made === 'string') return print(values.json, { waits: made }, made);
    await writeSite(store);
    print(values.json, { revision: made.revision }, `Revision ${made.revision}: ${made.reason}`);
  },
};

function describe(
  { hash, registry, content }: Proposal,
  head: Parameters<typeof changesBetween>[0],
  before: Buffer | undefined,
): string {
  const { revision, by, reason } = registry;
  const [was, is] = [writtenIn(before), writtenIn(content)];
  // The packages summarize verdicts; all other fields are shown as written, including those unknown to this version.
  const fields = changedFields(was, is).filter((field) => field !== 'verdicts');
  const lines = fields.map((field) => `${field}\n  - ${text(was[field])}\n  + ${text(is[field])}`);
  const packages = linesOf(changesBetween(head, registry));
  return [`${hash.slice(0, 12)}  revision ${revision}, ${by}: ${reason}`, packages, ...lines]
    .filter(Boolean)
    .join('\n');
}

const text = (value: unknown) => (value === undefined ? 'nothing' : JSON.stringify(value));
