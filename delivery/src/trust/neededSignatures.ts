import { decidesOnCanary, withdrawsCanary } from './decidesOnCanary';
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
const API_TEAM = 'api';

/** They differ in every revision and are checked elsewhere. */
const OWN_FIELDS = new Set(['schema', 'revision', 'parent', 'parentHash', 'at', 'by', 'reason']);

/** A revision in which somebody only writes down a proposal changes nothing for any reader. */
const PROPOSALS = 'proposals';

/** Listed by package: a team may change what is its own. */
const BY_PACKAGE = new Set(['remotes', 'verdicts']);

/**
 * Which teams must sign: a team its own remote, that of the api its description; the team of the shell,
 * and others beside it, whatever concerns all: the shell, min-shell, who owns which address, and all that
 * has no owner. That a canary of the shell is withdrawn needs nobody beside its team: what all get then, all
 * have signed. Pure.
 */
export function neededSignatures(before: Written, after: Written): Needed {
  const teams = teamsOf(before, after);
  const isShared = teams.has(SHELL) && !onlyWithdrawsShell(before, after);
  const decides = (team: string) =>
    team === SHELL ? !isShared : decidesOnCanary(before, after, team);
  return {
    teams: [...teams].sort(),
    canaries: [...teams].filter(decides).sort(),
    everybody: isShared,
    proposes: fieldsOf(before, after).includes(PROPOSALS),
  };
}

const fieldsOf = (before: Written, after: Written) =>
  changedKeys(before, after).filter((field) => !OWN_FIELDS.has(field));

function teamsOf(before: Written, after: Written): Set<string> {
  const teams = fieldsOf(before, after).flatMap((field) => {
    if (field === PROPOSALS) return [];
    if (!BY_PACKAGE.has(field)) return [field === 'api' ? API_TEAM : SHELL];
    return changedKeys(asRecord(before[field]), asRecord(after[field])).map(teamOfPackage);
  });
  return new Set(teams);
}

/** Nothing else that all share is changed by it. */
function onlyWithdrawsShell(before: Written, after: Written): boolean {
  if (!withdrawsCanary(before, after, SHELL)) return false;
  const verdicts = { ...asRecord(after.verdicts), [SHELL]: asRecord(before.verdicts)[SHELL] };
  return !teamsOf(before, { ...after, shell: before.shell, verdicts }).has(SHELL);
}

const SHELL = 'shell';

/** A package that is called like the api is nobody's. */
const teamOfPackage = (packageName: string) => (packageName === API_TEAM ? SHELL : packageName);
