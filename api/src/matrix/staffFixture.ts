import { contactMessages, imports, letters } from '../db/schema';
import type { TestKit } from '../testing';

/** What staff find in a fixture: messages, one waiting and one done, letters in each state, and imports. */
export interface StaffFixture {
  openMessageId: number;
  closedMessageId: number;
  draftId: number;
  sendingId: number;
  pausedId: number;
  /** To the newsletter, for everybody to read. */
  archivedId: number;
  /** From a moment ago. */
  imports: { startups: number; people: number };
}

export async function staffFixture(kit: TestKit): Promise<StaffFixture> {
  const [inbox, written] = [await messages(kit), await letterOfEachState(kit)];
  return { ...inbox, ...written, imports: await importsOf(kit) };
}

async function messages({ db, clock }: TestKit) {
  const from = { name: 'Đorđe', email: 'reader@letters.example', createdAt: clock.now() };
  const text = { ...from, message: 'Is there a bus to it?' };
  const [open, closed] = await db
    .insert(contactMessages)
    .values([text, { ...text, state: 'closed' }])
    .returning();
  return { openMessageId: open!.id, closedMessageId: closed!.id };
}

async function importsOf({ db, clock }: TestKit) {
  const row = { created: 1, changed: 0, madeAt: clock.now() };
  const rows = [
    { ...row, what: 'startups' as const },
    { ...row, what: 'people' as const },
  ];
  const [startups, people] = await db.insert(imports).values(rows).returning();
  return { startups: startups!.id, people: people!.id };
}

async function letterOfEachState({ db, clock }: TestKit) {
  const now = clock.now();
  const written = {
    subject: 'News',
    body: 'Hello {{name}}',
    format: 'markdown',
    sender: 'Mira',
  } as const;
  const times = { createdAt: now, changedAt: now };
  const all = { to: 'everybody', season: null, stage: null } as const;
  const row = { ...written, ...times, audience: all };
  const newsletter = { ...all, to: 'newsletter' } as const;
  const ids = await db
    .insert(letters)
    .values([
      row,
      { ...row, state: 'sending', startedAt: now },
      { ...row, state: 'paused', startedAt: now },
      { ...row, state: 'sent', startedAt: now, audience: newsletter },
    ])
    .returning({ id: letters.id });
  const [draftId, sendingId, pausedId, archivedId] = ids.map(({ id }) => id) as Four;
  return { draftId, sendingId, pausedId, archivedId };
}

type Four = [number, number, number, number];
