import type { MailedAct } from 'contract/wire/mailed-links.contract';
import type { Done } from 'contract/wire/text.contract';
import type { Deps } from '../../app/deps';
import { MAILED_ACTS } from './mailedActs';

/** Links in mails: opening one only asks, so that a scanner of mails changes nothing. */
export function mailedLinksService(deps: Deps) {
  return {
    /** Everything or nothing. @param by user agent of whoever asks @throws 422 */
    async act(act: MailedAct, token: string, by: string): Promise<Done> {
      const { run, done } = MAILED_ACTS[act];
      await deps.db.transaction((db) => run({ ...deps, db }, token, by));
      return { message: done };
    },
  };
}
