import type { Registry, Slot, Verdict } from 'contract/registry';
import { readRevision } from '../store/revisions';
import { slotsIn } from '../store/slots';
import type { Store } from '../store/store';
import type { Command } from './commands';
import { print, readOptions, storeOf, WrongUse } from './options';
import { describeSlot } from './status';

export const diffCommand: Command = {
  usage: '41 42',
  does: 'what changed between two revisions',
  about: 'Part by part, what one revision deploys and the other does not.',
  examples: ['diff 41 42'],
  async run(args) {
    const { positionals, values } = readOptions(args, {}, 2);
    const store = storeOf(values);
    const [before, after] = await Promise.all(
      [positionals[0], positionals[1]].map((number) => mustRevision(store, number)),
    );
    const changes = changesBetween(before, after!);
    print(values.json, changes, linesOf(changes) || 'They deploy the same.');
  },
};

/** One package in two revisions. */
interface PackageChange {
  packageName: string;
  before: string;
  after: string;
}

/** The differences between two revisions, by package. */
export function changesBetween(before: Registry | undefined, after: Registry): PackageChange[] {
  const [was, is] = [before ? slotsOf(before) : {}, slotsOf(after)];
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return names
    .map((name) => ({
      packageName: name,
      before: text(was[name], before?.verdicts?.[name]),
      after: text(is[name], after.verdicts?.[name]),
    }))
    .filter((change) => change.before !== change.after);
}

/** Those differences as text. */
export const linesOf = (changes: readonly PackageChange[]) =>
  changes
    .map(({ packageName, before, after }) => `${packageName}\n  - ${before}\n  + ${after}`)
    .join('\n');

const text = (slot: Slot | undefined, verdicts?: readonly Verdict[]) =>
  slot ? describeSlot(slot, verdicts) : 'nothing';

const slotsOf = (registry: Registry): Record<string, Slot> => Object.fromEntries(slotsIn(registry));

async function mustRevision(store: Store, number: string | undefined): Promise<Registry> {
  const revision = number && (await readRevision(store, Number(number)));
  if (revision) return revision;
  if (number) throw new Error(`There is no revision ${number}.`);
  throw new WrongUse('Say two revisions, e.g. 41 42.');
}
