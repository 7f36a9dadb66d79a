import type { Devices } from 'contract/wire/devices.contract';
import type { Done } from 'contract/wire/text.contract';
import { notFound } from '../../app/httpError';
import type { Viewer } from '../../app/viewer';
import type { DbDeps } from '../../deps/deps';
import { deviceName } from '../device-identity/deviceName';
import { recordSecurityEvent } from '../security-log/recordSecurityEvent';
import { oldestValid } from '../session/session.service';
import { devicesQueries } from './devices.queries';

/** Lists the user's signed-in devices and signs them out (rule 2.42). */
export function devicesService({ db, clock }: DbDeps) {
  const devices = devicesQueries(db);
  return {
    async list(viewer: Viewer): Promise<Devices> {
      const rows = await devices.list(viewer.id, oldestValid(clock.now()));
      const data = rows.map(({ id, device, createdAt, lastUsedAt }) => ({
        id,
        name: deviceName(device),
        signed_in_at: createdAt.toISOString(),
        last_used_at: lastUsedAt.toISOString(),
        current: id === viewer.sessionId,
      }));
      return { data };
    },

    /** Ends one session, possibly the caller's. @throws 404 for another user's session */
    async end(viewer: Viewer, sessionId: number): Promise<Done> {
      await db.transaction(async (tx) => {
        const device = await devicesQueries(tx).end(viewer.id, sessionId);
        if (device === undefined) throw notFound();
        const own = sessionId === viewer.sessionId;
        await recordSecurityEvent(
          { db: tx, clock },
          {
            userId: viewer.id,
            kind: own ? 'signed-out' : 'session-ended',
            about: own ? null : deviceName(device),
            by: own ? device : viewer,
          },
        );
      });
      return { message: 'The device is signed out.' };
    },
  };
}
