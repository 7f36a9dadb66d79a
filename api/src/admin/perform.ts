import { randomUUID } from 'node:crypto';

import type { Deps } from '../deps/deps';
import type { Act, Answer, Performer } from '../staff/act/act';
import { WrongUse } from '../staff/act/wrongUse';
import { acts } from '../staff/acts/acts';
import { requireReason } from '../staff/perform/agreement';
import type { ActRequest } from '../staff/perform/attempt';
import { performAct, previewAct } from '../staff/perform/performAct';
import { staffAccount } from '../staff/scopes/staffAccount';
import { commandOf, readFlags } from './flags';

/** One call of the CLI, as sent to the process that owns the database. */
export interface StaffCall {
  /** e.g. `['startups', 'create', '--name', 'Zrno']` */
  argv: string[];
  /** Text of the file the command reads. */
  file?: string;
  /** The hidden input of the command. */
  secret?: string;
  /** The actor: the address of a staff account, or a user name of the machine. */
  by?: string;
  /** For the record. */
  why?: string;
}

export type Preview = { sentence: string };

/** Finds the act of a call and checks its flags. @throws WrongUse */
export function readCall({ argv }: StaffCall) {
  const [group, verb, ...args] = argv;
  const act = acts.find((one) => commandOf(one) === `${group} ${verb}`);
  if (!act) {
    const asked = [group, verb].filter(Boolean).join(' ');
    throw new WrongUse(`Unknown command '${asked}'. See: npm run admin -- --help`);
  }
  return { act, ...readFlags(act, args) };
}

/**
 * Runs an act of staff in one transaction, and adds it to the record.
 * @throws HttpError with the reason
 */
export async function perform(deps: Deps, call: StaffCall): Promise<Answer> {
  const { answer, later } = await performAct(deps, await requestOf(deps, call));
  for (const work of later) await work();
  return answer;
}

/**
 * Finds out what an act would do, without effect.
 * @returns the sentence for the confirmation
 * @throws HttpError with the reason why it would fail
 */
export async function preview(deps: Deps, call: StaffCall): Promise<Preview> {
  const request = await requestOf(deps, call);
  requireReason(request.act, request.why);
  const { sentences } = await previewAct(deps, request);
  return { sentence: sentences?.[0] ?? request.act.about };
}

async function requestOf(deps: Deps, call: StaffCall): Promise<ActRequest> {
  const { file, secret, why } = call;
  const read = readCall(call);
  const by = await performerOf(deps, read.act, call.by);
  return { ...read, by, file, secret, why, requestId: randomUUID() };
}

async function performerOf({ db }: Deps, act: Act, by = 'the command line'): Promise<Performer> {
  const isAccount = !act.unrecorded && by.includes('@');
  const userId = isAccount ? await staffAccount(db, by.toLowerCase()) : null;
  return { source: 'cli', userId, operator: by.slice(0, 100) };
}
