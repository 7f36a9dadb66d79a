import type { StaffLetter } from 'contract/wire/letters.contract';

/** A draft in the format of GET /staff/letters/{id}. */
export function aLetter(over: Partial<StaffLetter> = {}): StaffLetter {
  return {
    id: 7,
    subject: 'News',
    body: 'Hello {{name}}',
    format: 'markdown',
    sender: 'The Venture Quest',
    audience: { to: 'newsletter', season: null, stage: null },
    state: 'draft',
    listed: true,
    recipients: 0,
    fields: [],
    changed_at: '2025-03-01T10:00:00Z',
    started_at: null,
    finished_at: null,
    counts: { waiting: 0, sent: 0, unsubscribed: 0, dropped: 0, failed: 0, bounced: 0 },
    problems: [],
    ...over,
  };
}
