import { idOf, newPrivateKey, publicPartOf, readPrivateKey } from '../trust/ed25519';
import { newTrust } from '../trust/files';
import type { Guard } from '../trust/guard';
import type { Trust } from '../trust/trust';

/**
 * Keys of people, and who trusts them. @param people `person@team`, or a name alone for every team
 * @returns a guard for each of them, and one for readers
 */
export function trustedTeams<Name extends string>(people: readonly Name[], signatures = 2) {
  const made = people.map((name) => {
    const [person = '', team = '*'] = name.split('@');
    const key = readPrivateKey(newPrivateKey());
    const open = publicPartOf(key);
    return { name, key, trusted: { id: idOf(open), team, person, public: open } };
  });
  const keys = made.map(({ trusted }) => trusted);
  const trust: Trust = { ...newTrust(signatures), keys };
  const guards = Object.fromEntries(made.map(({ name, key }) => [name, { trust, key }]));
  return { trust, reader: { trust } as Guard, ...(guards as Record<Name, Required<Guard>>) };
}
