import { decidesOnCanary } from './decidesOnCanary';
import { asRecord, changedKeys, type Written } from './written';

/** Who must sign the change from one revision to the next. */
export interface Needed {
  /** Each of these teams. */
  teams: string[];
  /** Those of them for whose package a key of the right `canary` is enough. */
  canaries: string[];
  /** True when it concerns everybody: then as many teams as the store asks for. */
  everybody: boolean;
  /** True when it writes down what somebody proposes. */
  proposes: boolean;
}

/** The team whose key says which api is deployed; no package has this name. */
export const API_TEAM = 'api';

/** Birth data: it differs in every revision, and is looked at elsewhere. */
const OWN = new Set(['schema', 'revision', 'parent', 'parentHash', 'at', 'by', 'reason']);

/** A revision in which somebody only writes down a proposal changes nothing for any reader. */
const PROPOSALS = 'proposals';

/** Listed by package: a team may change what is its own. */
const BY_PACKAGE = new Set(['remotes', 'verdicts']);

/**
 * Which teams must sign: a team its own remote, that of the api its description; the team of the shell,
 * and others beside it, whatever concerns all: the shell, min-shell, who owns which address, and all that
 * has no owner. Pure.
 */
export function neededSignatures(before: Written, after: Written): Needed {
  const teams = new Set<string>();
  const fields = changedKeys(before, after).filter((field) => !OWN.has(field));
  for (const field of fields) {
    if (field === PROPOSALS) continue;
    const packages = BY_PACKAGE.has(field)
      ? changedKeys(asRecord(before[field]), asRecord(after[field])).map(teamOfPackage)
      : [field === 'api' ? API_TEAM : SHELL];
    for (const packageName of packages) teams.add(packageName);
  }
  const canaries = [...teams].filter((team) => decidesOnCanary(before, after, team));
  return {
    teams: [...teams].sort(),
    canaries: canaries.sort(),
    everybody: teams.has(SHELL),
    proposes: fields.includes(PROPOSALS),
  };
}

const SHELL = 'shell';

/** A package that is called like the api is nobody's. */
const teamOfPackage = (packageName: string) => (packageName === API_TEAM ? SHELL : packageName);
