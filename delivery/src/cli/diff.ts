import type { Registry } from 'contract/registry';
import { readRevision } from '../store/revisions';
import { slotOf, slotsIn } from '../store/slots';
import type { Store } from '../store/store';
import type { Command } from './commands';
import { print, readOptions, storeOf, WrongUse } from './options';
import { describeSlot } from './status';

export const diffCommand: Command = {
  usage: '41 42',
  does: 'what changed between two revisions',
  about: 'Lists by package what one revision deploys and the other does not.',
  examples: ['diff 41 42'],
  async run(args) {
    const { positionals, values } = readOptions(args, {}, 2);
    const store = storeOf(values);
    const [before, after] = await Promise.all(
      [positionals[0], positionals[1]].map((number) => mustRevision(store, number)),
    );
    const changes = changesBetween(before, after!);
    print(values.json, changes, linesOf(changes) || 'Both revisions deploy the same.');
  },
};

interface PackageChange {
  packageName: string;
  before: string;
  after: string;
}

export function changesBetween(before: Registry | undefined, after: Registry): PackageChange[] {
  const slots = [...(before ? slotsIn(before) : []), ...slotsIn(after)];
  const names = new Set(slots.map(([name]) => name));
  return [...names]
    .map((packageName) => ({
      packageName,
      before: text(before, packageName),
      after: text(after, packageName),
    }))
    .filter((change) => change.before !== change.after);
}

export const linesOf = (changes: readonly PackageChange[]) =>
  changes
    .map(({ packageName, before, after }) => `${packageName}\n  - ${before}\n  + ${after}`)
    .join('\n');

function text(revision: Registry | undefined, name: string): string {
  const slot = revision && slotOf(revision, name);
  return slot ? describeSlot(slot, revision.verdicts?.[name]) : 'nothing';
}

async function mustRevision(store: Store, number: string | undefined): Promise<Registry> {
  const revision = number && (await readRevision(store, Number(number)));
  if (revision) return revision;
  if (number) throw new Error(`There is no revision ${number}.`);
  throw new WrongUse('Name two revisions, e.g. 41 42.');
}
