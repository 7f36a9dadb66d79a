import type {
  ActManyAnswer,
  ActManyCall,
  ActManyPerform,
  ActManyPreview,
} from 'contract/wire/staff-many.contract';
import { HttpError, invalid, unprocessable } from '../../app/httpError';
import type { Deps } from '../../deps/deps';
import { requireFreshProof } from '../../modules/account-lock/changeOwnAccount';
import type { Act } from '../act/act';
import { confirmManyPhrase, confirmPhrase, requireAgreement } from '../perform/agreement';
import type { ActRequest, Outcome } from '../perform/attempt';
import {
  hashOfOutcomes,
  type PreviewOutcome,
  performMany,
  previewMany,
} from '../perform/performMany';
import { changedNames } from '../record/changedNames';
import { wantsProof } from './describeAct';
import { readCall } from './readCall';
import { asFormMessage, findAct, performer, type WebCall, withoutFlags } from './webCall';

/** One act on many things by web: all or none (rule 11.29). It takes no database, like `actsService`. */
export const manyActsService = {
  /** Previews the act on each. @throws 404, 422 */
  async preview(inside: Deps, asked: WebCall<ActManyCall>): Promise<ActManyPreview> {
    const { act, requests } = read(asked);
    const tried = await previewMany(inside, requests);
    const outcomes = tried.flatMap((one) => ('outcome' in one ? [one.outcome] : []));
    const confirm = act.effect === 'irreversible' ? confirmManyPhrase(act, requests.length) : null;
    const seen = outcomes.length === tried.length ? hashOfOutcomes(outcomes) : null;
    const names = await changedNames(inside.db, outcomes);
    return { data: tried.map((one) => toPreview(act, one)), names, seen, confirm };
  },

  /**
   * @param inside with the transaction in which the response is stored
   * @returns also the work to run after the commit
   */
  async perform(inside: Deps, asked: WebCall<ActManyPerform>) {
    const { act, requests } = read(asked);
    if (wantsProof(act)) await requireFreshProof(inside, asked.viewer);
    if (act.effect === 'irreversible')
      requireAgreement(confirmManyPhrase(act, requests.length), asked.call);
    const outcomes = await withoutFlags(performMany(inside, requests, asked.call.seen));
    return { answer: toAnswer(outcomes), later: outcomes.flatMap(({ later }) => later) };
  },
};

function read({ viewer, name, call, requestId }: WebCall<ActManyCall>) {
  const act = findAct(viewer, name);
  if (act.effect === 'reads' || act.secret || act.file || act.creates)
    throw unprocessable('This can be done for one at a time only.');
  const { each, fields, why } = call;
  const by = performer(viewer);
  const requests = each.map((own, at): ActRequest => {
    const all = { ...fields, ...own };
    const phrase = confirmPhrase(act, all).trim().toLowerCase();
    try {
      return { act, ...readCall(act, { fields: all }, phrase), why, by, requestId };
    } catch (error) {
      throw error instanceof HttpError ? inPlace(error, own, at) : error;
    }
  });
  return { act, requests };
}

/** Reports an error of a single thing's field by the thing's index. */
function inPlace(error: HttpError, own: object, at: number): HttpError {
  const errors = Object.entries(error.extras.errors ?? {}).map(([field, messages]) => {
    const name = field.replace(/^fields\./, '');
    return [name.split('.')[0]! in own ? `each.${at}.${name}` : field, messages];
  });
  return errors.length === 0 ? error : invalid(Object.fromEntries(errors));
}

function toPreview(act: Act, tried: PreviewOutcome): ActManyPreview['data'][number] {
  if ('refused' in tried)
    return { message: asFormMessage(tried.refused).message, refused: true, before: {}, after: {} };
  const { sentences, before, after } = tried.outcome;
  return { message: sentences?.[0] ?? act.about, refused: false, before, after };
}

const toAnswer = (outcomes: Outcome[]): ActManyAnswer => ({
  message: outcomes.length === 1 ? outcomes[0]!.sentences![1] : `Done: ${outcomes.length} of them.`,
  data: outcomes.map(({ sentences, before, after }) => ({
    message: sentences![1],
    before,
    after,
  })),
  names: {}, // sendNames
});
