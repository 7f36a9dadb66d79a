import type { Passkey } from 'contract/wire/passkeys.contract';
import type { PasskeyRow } from './passkeys.queries';

export const toPasskey = ({ id, name, createdAt, lastUsedAt }: PasskeyRow): Passkey => ({
  id,
  name,
  created_at: createdAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null,
});
