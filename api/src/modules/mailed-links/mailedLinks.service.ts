import type { MailedAct } from '../../../contract/mailed-links.contract';
import type { Done } from '../../../contract/text.contract';
import type { Parts } from '../../app/parts';
import { MAILED_ACTS } from './mailedActs';

/** Links in mails: opening one only asks, so that a scanner of mails changes nothing. */
export function mailedLinksService(parts: Parts) {
  return {
    /** Everything or nothing. @throws 422 */
    async act(act: MailedAct, token: string): Promise<Done> {
      const { run, done } = MAILED_ACTS[act];
      await parts.db.transaction((db) => run({ ...parts, db }, token));
      return { message: done };
    },
  };
}
