import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { ROOT } from 'server-kit/repository';

import { runMfe, type Variables } from './runMfe';

/** Keys of teams, and the file that lists who may publish which packages. */
interface TeamKeys {
  /** Variables of an edge that trusts these teams. */
  edge: Variables;
  /** Variables of a person who has a key. */
  of(person: string): Variables;
  /** Creates a person's key, and adds the person to this team. */
  add(team: string, person: string): Promise<void>;
  remove(): void;
}

/** @param store value for STORE_URL; the first added key vouches for the releases that it contains then */
export function teamKeys(store: string): TeamKeys {
  const folder = mkdtempSync(join(tmpdir(), 'e2e-keys-'));
  const edge = { MFE_TRUST: join(folder, 'trust.json') };
  const of = (person: string) => ({
    ...edge,
    MFE_KEY_FILE: join(folder, `${person}.key`),
    STORE_URL: store,
  });
  return {
    edge,
    of,
    async add(team, person) {
      const output = await runMfe(ROOT, of(person), 'keys', 'new');
      await runMfe(ROOT, of(person), 'keys', 'add', team, person, output.trim().split(' ').pop()!);
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}
