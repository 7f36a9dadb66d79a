import { HttpError, notFound } from '../../app/httpError';
import type { Viewer } from '../../app/viewer';
import type { Act, Performer } from '../act/act';
import { acts } from '../acts/acts';
import { mayPerform } from '../scopes/mayAct';

/** A call of an act by web. */
export interface WebCall<Call> {
  viewer: Viewer;
  name: string;
  call: Call;
  requestId: string;
}

export const performer = ({ id, scopes }: Viewer): Performer => ({
  source: 'web',
  userId: id,
  scopes,
});

/** @throws 404 also for an act outside of the caller's scopes */
export function findAct(viewer: Viewer, name: string): Act {
  const act = acts.find((one) => one.name === name);
  if (!act || !mayPerform(performer(viewer), act)) throw notFound();
  return act;
}

/** Rewords errors for forms, which have fields instead of flags. */
export async function withoutFlags<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof HttpError ? asFormMessage(error) : error;
  }
}

export function asFormMessage(error: HttpError): HttpError {
  if (!/--|npm run/.test(error.message)) return error;
  const message = error.message.replace(/\s*See: [^.]*$/, '').replace(/--(?=[a-z])/g, '');
  return new HttpError(error.status, message, error.extras);
}
