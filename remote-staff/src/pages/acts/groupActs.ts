import type { StaffAct, StaffScope } from 'contract/wire/staff.contract';

/** The acts of one scope, in the order of the menu. */
export interface ActsOfScope {
  scope: StaffScope;
  acts: StaffAct[];
}

/** Acts whose name or description contains every word. */
export function findActs(acts: readonly StaffAct[], search: string): StaffAct[] {
  const terms = search.toLowerCase().split(/\s+/).filter(Boolean);
  return acts.filter(({ name, about }) => {
    const text = `${name} ${about}`.toLowerCase();
    return terms.every((word) => text.includes(word));
  });
}

export function groupActs(acts: readonly StaffAct[]): ActsOfScope[] {
  const scopes = [...new Set(acts.map(({ scope }) => scope))];
  return scopes.map((scope) => ({ scope, acts: acts.filter((act) => act.scope === scope) }));
}
