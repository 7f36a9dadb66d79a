import type { RecordEntry } from 'contract/wire/staff.contract';

/** A row of the record. */
export function anEntry(over: Partial<RecordEntry> = {}): RecordEntry {
  return {
    id: 'a0000000001',
    at: '2025-03-03T10:00:00.000Z',
    act: 'startups.season',
    source: 'web',
    effect: 'changes',
    by: { id: 1, operator: null, name: 'Vesna Kovač' },
    for: null,
    subjects: [{ kind: 'startup', id: 5, name: 'Zrno' }],
    text: 'Zrno is in season 3.',
    before: { 'startup:5': { season_number: 2 } },
    after: { 'startup:5': { season_number: 3 } },
    names: { 'startup:5': 'Zrno' },
    why: 'They came back',
    request_id: 'r-1',
    ...over,
  };
}
