import { newPrivateKey, publicKeyOf, readPrivateKey } from '../trust/ed25519';
import { newTrust } from '../trust/files';
import type { Guard } from '../trust/guard';
import { NewestSeen } from '../trust/NewestSeen';
import { keyOf, type Trust } from '../trust/trust';

/**
 * Keys of people, and the trust between them. @param people `person@team`, or a name alone for every team;
 * `person@team:canary` for a key that only decides on canaries
 * @returns a guard for each of them, and one for readers
 */
export function trustedTeams<Name extends string>(people: readonly Name[], signatures = 2) {
  const made = people.map((name) => {
    const [owner = '', only] = name.split(':');
    const [person = '', team = '*'] = owner.split('@');
    const key = readPrivateKey(newPrivateKey());
    const trusted = keyOf(publicKeyOf(key), { team, person, ...(only && LIMITED) });
    return { name, key, trusted };
  });
  const keys = made.map(({ trusted }) => trusted);
  const trust: Trust = { ...newTrust(signatures), keys };
  const seen = () => new NewestSeen(trust.store);
  const guards = Object.fromEntries(
    made.map(({ name, key }) => [name, { trust, key, seen: seen() }]),
  );
  const reader: Guard = { trust, seen: seen() };
  return { trust, reader, ...(guards as Record<Name, Required<Guard>>) };
}

const LIMITED = { only: 'canary' } as const;
