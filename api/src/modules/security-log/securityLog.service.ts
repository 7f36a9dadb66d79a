import type { SecurityEvent, SecurityLog } from 'contract/wire/security-log.contract';
import type { Viewer } from '../../app/viewer';
import type { Deps } from '../../deps/deps';
import { deviceName } from '../device-identity/deviceName';
import { EVENT_TEXTS } from './eventTexts';
import { type SecurityEventRow, securityLogQueries } from './securityLog.queries';

const PAGE_SIZE = 20;

/** Events about the ways into an account; users read only their own. */
export function securityLogService({ db }: Pick<Deps, 'db'>) {
  const log = securityLogQueries(db);
  return {
    /** @param before id of the last event of the previous page */
    async list({ id }: Viewer, before: number | undefined): Promise<SecurityLog> {
      const rows = await log.page(id, { before, limit: PAGE_SIZE + 1 });
      const data = rows.slice(0, PAGE_SIZE).map(toWire);
      return { data, next_before: rows.length > PAGE_SIZE ? data.at(-1)!.id : null };
    },
  };
}

const toWire = ({ id, kind, about, device, createdAt }: SecurityEventRow): SecurityEvent => ({
  id,
  kind,
  text: EVENT_TEXTS[kind](about ?? ''),
  device: device === null ? null : deviceName(device),
  created_at: createdAt.toISOString(),
});
