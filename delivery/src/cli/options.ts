import { hostname } from 'node:os';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { operatorName } from 'server-kit/operator';

import { type EdgeSettings, readEdgeSettings, readStoreGuard, readStoreUrl } from '../env';
import type { Author } from '../store/revisions';
import { openStore, type Store } from '../store/store';
import { signerIn } from '../trust/guard';

/** What every command understands. */
const COMMON = {
  store: { type: 'string' },
  json: { type: 'boolean' },
  by: { type: 'string' },
  reason: { type: 'string' },
} as const;

/** What was asked for makes no sense as it stands: exit code 2, as `admin` has it. */
export class WrongUse extends Error {}

/**
 * Reads a command's arguments.
 * @param own options of this command besides the common ones
 * @param words how many words it understands beside them
 * @throws WrongUse with a sentence that names an option that is unknown or lacks its value, or a word too many
 */
export function readOptions<Own extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  own: Own,
  words = 0,
) {
  const read = parse(args, own);
  const surplus = read.positionals[words];
  if (surplus !== undefined) throw new WrongUse(`'${surplus}' is a word too many.`);
  return read;
}

function parse<Own extends NonNullable<ParseArgsConfig['options']>>(args: string[], own: Own) {
  try {
    return parseArgs({ args, options: { ...COMMON, ...own }, allowPositionals: true });
  } catch (error) {
    // Node names the option in its first sentence; the others are about Node.
    throw new WrongUse(`${(error as Error).message.split(/\. |\n/, 1)}.`);
  }
}

/** The store a command works on. @param address overrules STORE_URL */
export function storeOf({ store }: { store?: string }): Store {
  const guard = readStoreGuard(store);
  const opened = openStore(store ?? readStoreUrl());
  return guard ? { ...opened, guard } : opened;
}

/** An edge over the same store, as this machine would run it. */
export function edgeSettingsOf({ store }: { store?: string }): EdgeSettings {
  const settings = readEdgeSettings();
  return store ? { ...settings, storeUrl: store, guard: readStoreGuard(store) } : settings;
}

/**
 * Who changes the registry, and why; kept with the revision for ever. Where there are keys, the key says
 * who.
 * @throws Error with a sentence when it takes a key and there is none that is trusted
 */
export function authorOf(
  values: { by?: string; reason?: string; store?: string },
  reason: string,
): Author {
  const guard = readStoreGuard(values.store);
  const holder = guard && signerIn(guard).name;
  if (holder && values.by && values.by !== holder) {
    console.error(`By ${holder}, whose key this is; --by '${values.by}' is not stored.`);
  }
  const person = `${operatorName()}@${hostname()}`;
  return { by: holder ?? values.by ?? person, reason: values.reason ?? reason };
}

/** Prints one thing for people, or for programs. */
export function print(json: boolean | undefined, value: unknown, message: string): void {
  console.log(json ? JSON.stringify(value) : message);
}

/** @throws WrongUse when it is no share of visitors */
export function percentOf(text: string): number {
  const percent = Number(text.replace(/%$/, ''));
  if (Number.isInteger(percent) && percent >= 0 && percent <= 100) return percent;
  throw new WrongUse(`A share of visitors is a whole number from 0 to 100, not '${text}'.`);
}

/** @throws WrongUse when it is no whole number above 0 */
export function countOf(option: string, text: string): number {
  const count = Number(text);
  if (Number.isInteger(count) && count > 0) return count;
  throw new WrongUse(`${option} must be a whole number above 0, not '${text}'.`);
}
