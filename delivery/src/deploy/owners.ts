import type { Proposal, ReleaseRoute } from 'contract/registry';
import type { Deployment } from '../store/revisions';
import { releasesOf, slotOf, slotsIn } from '../store/slots';
import type { Change } from './changes';

export type Owners = Readonly<Record<string, string>>;

type Claims = Readonly<Record<string, readonly Pick<ReleaseRoute, 'path'>[]>>;

/** Owners in a deployment; where none are recorded, every package owns the addresses it has deployed. */
export function ownersOf(now: Deployment): Owners | undefined {
  if (now.owners) return now.owners;
  if (Object.keys(now.remotes).length === 0) return undefined;
  return claimedBy(
    Object.fromEntries(slotsIn(now).map(([name, { stable }]) => [name, stable.routes])),
  );
}

/** The first deployment of remotes records the owners; later changes need two people. */
export function withOwners(now: Deployment, next: Deployment): Deployment {
  const owners = ownersOf(now) ?? ownersOf(next);
  return owners ? { ...next, owners } : next;
}

/**
 * The shortest prefix of each address under which no other package has addresses; on a conflict the first package wins.
 */
export function claimedBy(claims: Claims): Owners {
  const owners = new Map<string, string>();
  for (const [name, routes] of Object.entries(claims)) {
    const others = Object.entries(claims).filter(([other]) => other !== name);
    const foreign = others.flatMap(([, theirs]) => theirs.map(({ path }) => literalsOf(path)));
    for (const { path } of routes) {
      const literals = literalsOf(path);
      if (literals.length === 0 && path !== '/') continue; // it would match every address
      const lengths = literals.map((_literal, index) => index + 1);
      const isFree = (length: number) =>
        !foreign.some((other) => isWithin(other, literals.slice(0, length)));
      const length = lengths.find(isFree) ?? literals.length;
      const prefix = `/${literals.slice(0, length).join('/')}`;
      if (!owners.has(prefix)) owners.set(prefix, name);
    }
  }
  return Object.fromEntries(owners);
}

/** The owned prefix that contains a pattern, for all values of its parameters. */
export function prefixOf(owners: Owners, pattern: string): string | undefined {
  const literals = literalsOf(pattern);
  if (segmentsOf(pattern).length === 0) return '/' in owners ? '/' : undefined;
  return Object.keys(owners)
    .filter((prefix) => prefix !== '/' && isWithin(literals, segmentsOf(prefix)))
    .sort((a, b) => b.length - a.length)[0];
}

/** How many people a change needs: changes of owners need two. */
export function neededPeople(before: Deployment, after: Deployment): 1 | 2 {
  const text = ({ owners = {} }: Deployment) => JSON.stringify(Object.entries(owners).sort());
  return before.owners && text(before) !== text(after) ? 2 : 1;
}

/** The first person proposes a new owner of a prefix, or none; nothing changes yet. */
export function propose(prefix: string, owner: string | undefined): Change {
  return (now, { at, by, reason }) => {
    withOwner(now, prefix, owner);
    const proposal: Proposal = { at, by, reason, ...(owner && { owner }) };
    return { ...now, proposals: { ...now.proposals, [prefix]: proposal } };
  };
}

export function approve(prefix: string): Change {
  return (now, { by }) => {
    const proposal = mustProposal(now, prefix);
    if (proposal.by === by)
      throw new Error(
        `${by} proposed this change, so another person must approve it, with their own key (or with --by where no keys are used).`,
      );
    return withoutProposal(withOwner(now, prefix, proposal.owner), prefix);
  };
}

export function reject(prefix: string): Change {
  return (now) => {
    mustProposal(now, prefix);
    return withoutProposal(now, prefix);
  };
}

/** Returns who proposed a change of a prefix. @throws Error when there is no proposal */
export function mustProposal({ proposals = {} }: Deployment, prefix: string): Proposal {
  const proposal = proposals[prefix];
  if (proposal) return proposal;
  const known = Object.keys(proposals).join(', ') || 'nothing';
  throw new Error(`Nobody proposed to change ${prefix}. Proposed: ${known}.`);
}

/** Addresses of the edge itself, where a page would never be reached. */
const RESERVED = ['/api', '/releases', '/edge', '/media', '/cards'];

function withOwner(now: Deployment, prefix: string, owner: string | undefined): Deployment {
  const { [prefix]: before, ...others } = ownersOf(now) ?? {};
  if (!/^\/$|^(\/[a-z0-9-]+)+$/.test(prefix)) {
    throw new Error(`'${prefix}' is not a valid prefix of addresses. Write it like /my/startups.`);
  }
  const segments = segmentsOf(prefix);
  const nests = ([other]: [string, string]) =>
    prefix !== '/' &&
    other !== '/' &&
    (isWithin(segments, segmentsOf(other)) || isWithin(segmentsOf(other), segments));
  const reserved = RESERVED.find((one) => nests([one, '']));
  if (reserved) throw new Error(`${reserved} is reserved for the edge.`);
  const overlap = Object.entries(others).find((one) => one[1] !== owner && nests(one));
  if (overlap) throw new Error(`${prefix} overlaps ${overlap[0]}, which belongs to ${overlap[1]}.`);
  const user = before !== owner && userOf(now, prefix, before);
  if (user)
    throw new Error(
      `${user} is deployed and has addresses under ${prefix}. Publish it without them first.`,
    );
  return { ...now, owners: owner ? { ...others, [prefix]: owner } : others };
}

/** The current owner's release that would be left with an address it does not own. */
function userOf(now: Deployment, prefix: string, owner: string | undefined): string | undefined {
  const slot = owner === undefined ? undefined : slotOf(now, owner);
  const release =
    slot &&
    releasesOf(slot).find(({ routes }) =>
      routes.some(({ path }) => prefixOf({ [prefix]: '' }, path)),
    );
  return release && `${owner} ${release.id}`;
}

function withoutProposal(now: Deployment, prefix: string): Deployment {
  const { [prefix]: _done, ...proposals } = now.proposals ?? {};
  return { ...now, proposals };
}

const segmentsOf = (path: string) => path.toLowerCase().split('/').filter(Boolean);

/** The segments before the first parameter. */
function literalsOf(path: string): string[] {
  const segments = segmentsOf(path);
  const open = segments.findIndex((segment) => segment.startsWith(':') || segment === '*');
  return open < 0 ? segments : segments.slice(0, open);
}

const isWithin = (segments: readonly string[], prefix: readonly string[]) =>
  prefix.every((segment, index) => segment === segments[index]);
