import { isDeepStrictEqual } from 'node:util';

import { tryParseJson } from 'server-kit/json';
import { type Owners, prefixOf } from '../deploy/owners';
import { hashOf } from './ed25519';
import { type Needed, neededSignatures } from './neededSignatures';
import { nameOf, type Signature, signerOf, type Trust, type TrustedKey } from './trust';
import { asRecord, type Written } from './written';

/** The fault of a change: `rights` means that others can still sign it, `wrong` that it is invalid. */
interface Fault {
  kind: 'rights' | 'wrong';
  sentence: string;
}

/**
 * Checks whether a revision follows from the one before with sufficient signatures. Both are passed as bytes, so that
 * what is hashed and signed is what is parsed.
 * @param before undefined for the first revision
 * @returns undefined when it is valid
 */
export function faultIn(
  trust: Trust,
  before: Buffer | undefined,
  content: Buffer,
  signatures: readonly Signature[],
): Fault | undefined {
  const [was, is] = [before ? read(before) : {}, read(content)];
  if (!was || !is) return wrong('is no registry.');
  const number = Number(was.revision ?? 0) + 1;
  if (is.revision !== number || is.parent !== (before ? number - 1 : null)) {
    return wrong(`is not revision ${number}.`);
  }
  if (is.parentHash !== (before && hashOf(before))) return wrong('follows from another revision.');
  if (releasesIn(is).some((one) => isNameless(one) && !releasesIn(was).some(isSame(one)))) {
    return wrong('names a release without the hash of its release.json.');
  }

  const claim = foreignClaim(was, is);
  if (claim) return wrong(claim);

  const signers = signatures.flatMap((one) => signerOf(trust, 'revision', content, one) ?? []);
  if (signers.length === 0) return rights('is not signed by a trusted key.');
  if (!signers.some((key) => nameOf(key) === is.by)) {
    return wrong(`names ${String(is.by)} as author, who did not sign it.`);
  }
  return missing(trust, neededSignatures(was, is), signers);
}

function missing(
  trust: Trust,
  { teams, canaries, everybody, proposes }: Needed,
  signers: readonly TrustedKey[],
): Fault | undefined {
  const whole = signers.filter(({ only }) => only === undefined);
  const isSigned = (team: string) => {
    const keys = canaries.includes(team) ? signers : whole;
    return keys.some((key) => key.team === team || key.team === '*');
  };
  const without = teams.filter((team) => !isSigned(team));
  if (without.length > 0) return rights(`is not signed by ${without.join(' and ')}.`);
  if (whole.length === 0 && (proposes || teams.length === 0)) {
    return rights('does more than change the share of a canary.');
  }
  // Two keys of one team, or of one person, count once.
  const count = Math.min(
    new Set(whole.map(({ team }) => team)).size,
    new Set(whole.map(({ person }) => person)).size,
  );
  if (!everybody || count >= trust.signatures) return undefined;
  return rights(
    `concerns everybody, and only ${count} of ${trust.signatures} teams have signed it.`,
  );
}

interface Named {
  packageName: string;
  release: Written;
}

/** Every release in a revision: without the hash of its release.json the revision would not certify it. */
function releasesIn({ shell, remotes }: Written): Named[] {
  const slots: [string, unknown][] = [['shell', shell], ...Object.entries(asRecord(remotes))];
  return slots.flatMap(([packageName, slot]) => {
    const { stable, lastGood, canary } = asRecord(slot);
    return [stable, lastGood, asRecord(canary).release]
      .filter((release) => release !== undefined)
      .map((release) => ({ packageName, release: asRecord(release) }));
  });
}

/** A team may only claim addresses that it owns, whoever signs; a release that was there before may stay. */
function foreignClaim(was: Written, { owners, ...is }: Written): string | undefined {
  if (owners === undefined) return undefined;
  const agreed = asRecord(owners) as Owners;
  const before = releasesIn(was);
  for (const one of releasesIn(is)) {
    if (one.packageName === 'shell' || before.some(isSame(one))) continue;
    const { routes = [] } = one.release;
    for (const route of Array.isArray(routes) ? routes : [undefined]) {
      const path = String(asRecord(route).path);
      const prefix = prefixOf(agreed, path);
      if (!prefix || agreed[prefix] !== one.packageName)
        return `lets ${one.packageName} have ${path}.`;
    }
  }
  return undefined;
}

const isNameless = ({ release }: Named) => !/^sha384-/.test(String(release.manifest));

/** Releases from before there were signatures may stay. */
const isSame = (one: Named) => (other: Named) => isDeepStrictEqual(one, other);

const wrong = (sentence: string): Fault => ({ kind: 'wrong', sentence });
const rights = (sentence: string): Fault => ({ kind: 'rights', sentence });

function read(content: Buffer): Written | undefined {
  const value = tryParseJson(content);
  return typeof value === 'object' && value !== null ? (value as Written) : undefined;
}
