import { decidesOnCanary, withdrawsCanary } from './decidesOnCanary';
import { asRecord, changedFields, changedKeys, type Written } from './written';

export interface Needed {
  teams: string[];
  /** Those of them for whose package a key with the right `canary` suffices. */
  canaries: string[];
  /** True for a shared change: it needs as many teams as the store requires. */
  everybody: boolean;
  proposes: boolean;
}

/** The team whose key certifies the deployed api; no package has this name. */
const API_TEAM = 'api';

/** A revision that only records a proposal changes nothing for readers. */
const PROPOSALS = 'proposals';

/** Listed by package: a team may change its own. */
const BY_PACKAGE = new Set(['remotes', 'verdicts']);

/**
 * The teams that must sign: each team for its own remote, the api's team for its description; for shared changes the
 * shell's team and others beside it: the shell, min-shell, the owners of addresses, and everything without an owner.
 * Withdrawing a canary of the shell needs only the shell's team, because all teams have signed the release that
 * everybody gets then. Pure.
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
    proposes: changedFields(before, after).includes(PROPOSALS),
  };
}

function teamsOf(before: Written, after: Written): Set<string> {
  const teams = changedFields(before, after).flatMap((field) => {
    if (field === PROPOSALS) return [];
    if (!BY_PACKAGE.has(field)) return [field === 'api' ? API_TEAM : SHELL];
    return changedKeys(asRecord(before[field]), asRecord(after[field])).map(teamOfPackage);
  });
  return new Set(teams);
}

/** Whether it changes nothing else that is shared. */
function onlyWithdrawsShell(before: Written, after: Written): boolean {
  if (!withdrawsCanary(before, after, SHELL)) return false;
  const verdicts = { ...asRecord(after.verdicts), [SHELL]: asRecord(before.verdicts)[SHELL] };
  return !teamsOf(before, { ...after, shell: before.shell, verdicts }).has(SHELL);
}

const SHELL = 'shell';

/** A package with the name of the api's team belongs to no team. */
const teamOfPackage = (packageName: string) => (packageName === API_TEAM ? SHELL : packageName);
