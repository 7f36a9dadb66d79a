import type {
  ActAnswer,
  ActCall,
  ActPerform,
  ActPreview,
  StaffActs,
} from 'contract/wire/staff.contract';
import type { Viewer } from '../../app/viewer';
import type { Deps } from '../../deps/deps';
import { requireFreshProof } from '../../modules/account-lock/changeOwnAccount';
import { acts } from '../acts/acts';
import { confirmPhrase, requireAgreement } from '../perform/agreement';
import type { Outcome } from '../perform/attempt';
import { performAct, previewAct } from '../perform/performAct';
import { changedNames } from '../record/changedNames';
import { mayPerform } from '../scopes/mayAct';
import { describeAct, wantsProof } from './describeAct';
import { readCall } from './readCall';
import { recordedActs } from './recordedActs';
import { findAct, performer, type WebCall, withoutFlags } from './webCall';

/**
 * Acts of staff by web, by scopes. It takes no database of its own, because a query outside of the running transaction
 * would wait for that transaction, forever with a single connection.
 */
export const actsService = {
  list(viewer: Viewer): StaffActs {
    const may = acts.filter((act) => mayPerform(performer(viewer), act));
    const { scopes } = viewer;
    return { scopes: [...scopes], data: may.map(describeAct), recorded: recordedActs(scopes) };
  },

  /** Previews an act. @throws the errors of the act */
  async preview(inside: Deps, { viewer, name, call, requestId }: WebCall<ActCall>) {
    const act = findAct(viewer, name);
    const phrase = confirmPhrase(act, call.fields);
    const read = readCall(act, call, phrase.trim().toLowerCase());
    const request = { act, ...read, by: performer(viewer), requestId };
    const outcome = await withoutFlags(previewAct(inside, request));
    const { before, after, seen, sentences } = outcome;
    const confirm = act.effect === 'irreversible' ? confirmPhrase(act, read.input) : null;
    const message = sentences?.[0] ?? act.about;
    const names = await changedNames(inside.db, [outcome]);
    return { message, before, after, names, seen, confirm } satisfies ActPreview;
  },

  /**
   * @param inside with the transaction in which the response is stored
   * @returns also the work to run after the commit
   */
  async perform(inside: Deps, { viewer, name, call, requestId }: WebCall<ActPerform>) {
    const act = findAct(viewer, name);
    const { confirm = '', seen, why } = call;
    const read = readCall(act, call, confirm);
    if (wantsProof(act)) await requireFreshProof(inside, viewer);
    if (act.effect === 'irreversible') requireAgreement(confirmPhrase(act, read.input), call);
    const request = { act, ...read, seen, why, by: performer(viewer), requestId };
    const outcome = await withoutFlags(performAct(inside, request));
    return { answer: toAnswer(outcome), later: outcome.later };
  },
};

const toAnswer = ({ answer, sentences, before, after }: Outcome): ActAnswer => ({
  message: sentences?.[1] ?? null,
  before,
  after,
  names: {}, // sendNames
  answer,
});
