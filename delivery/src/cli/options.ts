import { hostname } from 'node:os';
import { type ParseArgsConfig, parseArgs } from 'node:util';
import { operatorName } from 'server-kit/operator';

import { type EdgeSettings, readEdgeSettings, readStoreGuard, readStoreUrl } from '../env';
import type { Author } from '../store/revisions';
import { openStore, type Store } from '../store/store';
import { signerIn } from '../trust/guard';

export const TEXT = { type: 'string' } as const;
export const FLAG = { type: 'boolean' } as const;

const COMMON = { store: TEXT, json: FLAG, by: TEXT, reason: TEXT };

/** The command was called incorrectly: exit code 2, as for `admin`. */
export class WrongUse extends Error {}

/**
 * Parses a command's arguments.
 * @param own options of this command besides the common ones
 * @param words how many positional arguments it accepts
 * @throws WrongUse with a sentence that names an unknown option, an option without its value, or a surplus argument
 */
export function readOptions<Own extends NonNullable<ParseArgsConfig['options']>>(
  args: string[],
  own: Own,
  words = 0,
) {
  const read = parse(args, own);
  const surplus = read.positionals[words];
  if (surplus !== undefined) throw new WrongUse(`Unexpected argument '${surplus}'.`);
  return read;
}

function parse<Own extends NonNullable<ParseArgsConfig['options']>>(args: string[], own: Own) {
  try {
    return parseArgs({ args, options: { ...COMMON, ...own }, allowPositionals: true });
  } catch (error) {
    // Node names the option in its first sentence; the rest is advice for developers.
    throw new WrongUse(`${(error as Error).message.split(/\. |\n/, 1)}.`);
  }
}

/** The store of a command. @param address overrides STORE_URL */
export function storeOf({ store }: { store?: string }): Store {
  const guard = readStoreGuard(store);
  const opened = openStore(store ?? readStoreUrl());
  return guard ? { ...opened, guard } : opened;
}

/** What an empty store prints, with its place, because a mistyped address is empty, too. */
export const nothingIn = ({ folder }: Store): string =>
  `Nothing is published in ${folder ?? 'this bucket'} yet.`;

export function edgeSettingsOf({ store }: { store?: string }): EdgeSettings {
  const settings = readEdgeSettings();
  return store ? { ...settings, storeUrl: store, guard: readStoreGuard(store) } : settings;
}

/**
 * The author of a change and the reason, recorded in the revision. Where keys exist, the key determines the author.
 * @throws Error with a sentence when a trusted key is required and missing
 */
export function authorOf(
  values: { by?: string; reason?: string; store?: string },
  reason: string,
): Author {
  const guard = readStoreGuard(values.store);
  const holder = guard && signerIn(guard).name;
  if (holder && values.by && values.by !== holder) {
    console.error(`The key belongs to ${holder}, so --by '${values.by}' is ignored.`);
  }
  const person = `${operatorName()}@${hostname()}`;
  return { by: holder ?? values.by ?? person, reason: values.reason ?? reason };
}

export function print(json: boolean | undefined, value: unknown, message: string): void {
  console.log(json ? JSON.stringify(value) : message);
}

/** @throws WrongUse when it is not a percentage of visitors */
export function percentOf(text: string): number {
  const percent = Number(text.replace(/%$/, ''));
  if (Number.isInteger(percent) && percent >= 0 && percent <= 100) return percent;
  throw new WrongUse(`A share of visitors is a whole number from 0 to 100, not '${text}'.`);
}

/** @throws WrongUse when it is not a whole number above 0 */
export function countOf(option: string, text: string): number {
  const count = Number(text);
  if (Number.isInteger(count) && count > 0) return count;
  throw new WrongUse(`${option} must be a whole number above 0, not '${text}'.`);
}
