import type { PageChanges } from 'contract/cache-tags';
import { eq } from 'drizzle-orm';

import { perform } from '../../admin/perform';
import { DAY } from '../../app/clock';
import { noLimits } from '../../app/limiter';
import { startups, startupUpdates, users } from '../../db/schema';
import { testApp } from '../../testing';
import { connectServer } from '../../testing/testDatabase';
import { eraseDue } from '../privacy/eraseDue';

const kit = testApp({ now: '2025-03-11T09:00:00Z' });
const { url } = globalThis.workerDatabase;

/** The response to an edge. */
async function read(since?: string): Promise<PageChanges> {
  const headers = kit.deps.keys.clients.prove('127.0.0.1');
  const query = since === undefined ? '' : `?since=${since}`;
  const answer = await kit.app.inject({ url: `/page-changes${query}`, headers });
  expect(answer.statusCode).toBe(200);
  return answer.json();
}

/** The tags that an act causes. */
async function tagsOf(act: () => Promise<unknown>): Promise<string[]> {
  const { next } = await read();
  await act();
  const { changes } = await read(next);
  return [...new Set(changes.map(({ tag }) => tag))].sort();
}

const post = (startupId: number, db = kit.db) =>
  db
    .insert(startupUpdates)
    .values({ startupId, title: 'News', update: 'Text', createdAt: kit.clock.now() });

describe('an edge that polls at the usual rate', () => {
  const busy = testApp({
    limiter: { ...noLimits, hit: async () => ({ allowed: false, retryAfter: 9 }) },
  });

  it('is never refused by a limit', async () => {
    const headers = busy.deps.keys.clients.prove('127.0.0.1');
    for (let ask = 0; ask < 30; ask += 1) {
      const answer = await busy.app.inject({ url: '/page-changes', headers });
      expect([answer.statusCode, Object.keys(answer.json())]).toEqual([200, ['next', 'changes']]);
    }
  });
});

describe('an edge', () => {
  it('gets no changes at first, then each change until it has polled again', async () => {
    const { id } = await kit.startup();
    const first = await read();
    expect(first.changes).toEqual([]);
    await post(id);
    const second = await read(first.next);
    expect(second.changes.map(({ tag }) => tag)).toEqual([`startup:${id}`]);
    expect((await read(second.next)).changes).toEqual([]);
  });

  it('gets changes by staff, and those by the clock', async () => {
    const startup = await kit.startup({ published: true });
    const leaver = await kit.person();
    await kit.alsoJoins(startup, leaver, 'member');
    const hide = { argv: ['startups', 'withdraw', '--startup', startup.slug] };
    expect(await tagsOf(() => perform(kit.deps, hide))).toEqual(
      [`card:${startup.id}`, `person:${leaver.id}`, `startup:${startup.id}`, 'startups'].sort(),
    );
    const asked = new Date(kit.clock.now().getTime() - 15 * DAY);
    await kit.db.update(users).set({ deletionAskedAt: asked }).where(eq(users.id, leaver.id));
    expect(await tagsOf(() => eraseDue(kit.deps))).toEqual(
      expect.arrayContaining([`name:${leaver.id}`, `startup:${startup.id}`]),
    );
  });

  it('gets no changes of what public pages do not show, nor of what was rolled back', async () => {
    const { id } = await kit.person();
    const { id: startupId } = await kit.startup();
    const phone = () =>
      kit.db.update(users).set({ phoneNumber: '+38970123456' }).where(eq(users.id, id));
    expect(await tagsOf(phone)).toEqual([]);
    const takeBack = kit.db.transaction(async (tx) => {
      await post(startupId, tx);
      tx.rollback();
    });
    expect(await tagsOf(() => takeBack.catch(() => {}))).toEqual([]);
  });

  it.each([
    'nonsense',
    '7.1',
    '999999999:999999999:.1',
    '9:3:.1',
    '3:9:8,7.1',
    '3:9:12.1',
    '0:0:.1',
    '',
  ])(
    'that polls from %s, which is too old or of another database, is told that everything changed',
    async (since) => {
      await post((await kit.startup()).id);
      expect((await read(since)).changes).toEqual([{ id: 0, tag: '*' }]);
    },
  );

  it('gets too many changes at once as a change of everything', async () => {
    const { id } = await kit.startup();
    const { next } = await read();
    const rows = Array.from({ length: 2_001 }, (_, n) => ({ title: `${n}`, update: 'Text' }));
    const createdAt = kit.clock.now();
    await kit.db
      .insert(startupUpdates)
      .values(rows.map((row) => ({ ...row, startupId: id, createdAt })));
    expect((await read(next)).changes).toEqual([{ id: 0, tag: '*' }]);
  });
});

(url === undefined ? it.skip : it)(
  'a slow change is reported though quicker ones were reported before, and those only once',
  async () => {
    const [slow, quick] = [await kit.startup(), await kit.startup()];
    const other = connectServer(url!);
    let next = '';
    await other.db.transaction(async (tx) => {
      await tx
        .update(startups)
        .set({ website: 'https://slow.example' })
        .where(eq(startups.id, slow.id));
      const { next: from } = await read();
      await post(quick.id);
      const received = await read(from);
      expect(received.changes.map(({ tag }) => tag)).toContain(`startup:${quick.id}`);
      next = received.next;
      expect((await read(next)).changes).toEqual([]);
    });
    expect((await read(next)).changes.map(({ tag }) => tag)).toContain(`startup:${slow.id}`);
    await other.close();
  },
);
