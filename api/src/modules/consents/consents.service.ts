import type { Decision } from 'contract/wire/consents.contract';
import type { Deps } from '../../deps/deps';
import { consentsQueries } from './consents.queries';

/** Keeps what visitors decided, so that consent can be shown to have been given (GDPR 7(1)). */
export function consentsService({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const queries = consentsQueries(db);
  return {
    async keep(decision: Decision): Promise<void> {
      await queries.insertDecision({ ...decision, createdAt: clock.now() });
    },
  };
}
