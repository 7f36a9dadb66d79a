import type { EmailAction } from 'contract/wire/email-actions.contract';
import type { Done } from 'contract/wire/text.contract';
import type { Deps } from '../../deps/deps';
import { EMAIL_ACTIONS } from './emailActions';

/** Links in mails: opening one only asks, so that a scanner of mails changes nothing. */
export function emailActionsService(deps: Deps) {
  return {
    /** Everything or nothing. @param by user agent of whoever asks @throws 422 */
    async perform(action: EmailAction, token: string, by: string): Promise<Done> {
      const { run, done } = EMAIL_ACTIONS[action];
      await deps.db.transaction((db) => run({ ...deps, db }, token, by));
      return { message: done };
    },
  };
}
