import type {
  ActAnswer,
  ActCall,
  ActPerform,
  ActPreview,
  StaffActs,
} from 'contract/wire/staff.contract';
import type { Deps } from '../../app/deps';
import { HttpError, invalid, notFound } from '../../app/httpError';
import type { Viewer } from '../../app/viewer';
import { requireFreshProof } from '../../modules/account-lock/changeOwnAccount';
import type { Act, Performer } from '../act/act';
import { acts } from '../acts/acts';
import { type Outcome, performAct, previewAct } from '../perform/performAct';
import { mayPerform } from '../scopes/mayAct';
import { describeAct, wantsProof } from './describeAct';
import { confirmPhrase, readCall } from './readCall';

/** What staff can do by web, by their scopes. */
export function actsService(deps: Pick<Deps, 'db' | 'clock'>) {
  const find = (viewer: Viewer, name: string): Act => {
    const act = acts.find((one) => one.name === name);
    if (!act || !mayPerform(performer(viewer), act)) throw notFound();
    return act;
  };

  return {
    list(viewer: Viewer): StaffActs {
      const may = acts.filter((act) => mayPerform(performer(viewer), act));
      return { scopes: [...viewer.scopes], data: may.map(describeAct) };
    },

    /** What would happen. @throws what the act itself would */
    async preview(inside: Deps, { viewer, name, call, requestId }: Asked<ActCall>) {
      const act = find(viewer, name);
      const phrase = confirmPhrase(act, call.fields);
      const read = readCall(act, call, phrase.trim().toLowerCase());
      const request = { act, ...read, by: performer(viewer), requestId };
      const outcome = await withoutFlags(previewAct(inside, request));
      const { before, after, seen, sentences } = outcome;
      const confirm = act.effect === 'irreversible' ? confirmPhrase(act, read.input) : null;
      const message = sentences?.[0] ?? act.about;
      return { message, before, after, seen, confirm } satisfies ActPreview;
    },

    /**
     * @param inside with the transaction in which the answer is noted
     * @returns also what is done once that transaction is through
     */
    async perform(inside: Deps, { viewer, name, call, requestId }: Asked<ActPerform>) {
      const act = find(viewer, name);
      const { confirm = '', seen, why } = call;
      const read = readCall(act, call, confirm);
      if (wantsProof(act)) await requireFreshProof(deps, viewer);
      if (act.effect === 'irreversible') requireAgreement(confirmPhrase(act, read.input), call);
      const request = { act, ...read, seen, why, by: performer(viewer), requestId };
      const outcome = await withoutFlags(performAct(inside, request));
      return { answer: toAnswer(outcome), later: outcome.later };
    },
  };
}

interface Asked<Call> {
  viewer: Viewer;
  name: string;
  call: Call;
  requestId: string;
}

const performer = ({ id, scopes }: Viewer): Performer => ({ source: 'web', userId: id, scopes });

/** @throws 422 until somebody has seen what will happen, and typed what it is about */
function requireAgreement(phrase: string, { confirm, seen }: ActPerform): void {
  if (seen === undefined) throw invalid({ seen: 'Please look at what will happen first.' });
  if (confirm?.trim().toLowerCase() === phrase.toLowerCase()) return;
  throw invalid({ confirm: `Please type ${phrase} to confirm.` });
}

const toAnswer = ({ answer, sentences, before, after }: Outcome): ActAnswer => ({
  message: sentences?.[1] ?? null,
  ...{ before, after, answer },
});

/** What an act refuses is said for the command line; a form has fields instead of flags. */
async function withoutFlags<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof HttpError) || !/--|npm run/.test(error.message)) throw error;
    const message = error.message.replace(/\s*See: [^.]*$/, '').replace(/--(?=[a-z])/g, '');
    throw new HttpError(error.status, message, error.extras);
  }
}
