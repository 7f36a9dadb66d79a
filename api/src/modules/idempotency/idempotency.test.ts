import { createHash } from 'node:crypto';

import { DAY } from '../../app/clock';
import { idempotencyKeys } from '../../db/schema';
import { type TestStartup, type TestUser, testApp } from '../../testing';
import { withoutNotes } from '../../testing/withoutNotes';
import { idempotencyQueries } from './idempotency.queries';

const kit = testApp();
let startup: TestStartup;
let founder: TestUser;

beforeEach(async () => {
  startup = await kit.startup();
  founder = await kit.joins(startup);
});

const post = (update: string, key: string, as = founder) =>
  kit.post(
    `/startups/${startup.id}/updates`,
    { update },
    { as, headers: { 'idempotency-key': key } },
  );
const total = async () => (await kit.get(`/startups/${startup.id}/updates`)).body.meta.total;

describe('a call with an Idempotency-Key', () => {
  it('runs once and sends the same response twice', async () => {
    const first = await post('Once', 'key-00000001');
    const again = await post('Once', 'key-00000001');

    expect(again).toMatchObject({ status: 201, body: first.body });
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(await total()).toBe(1);
  });

  it('sent twice at the same moment runs once', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => post('Once', 'key-00000002')));

    expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThanOrEqual(1);
    expect(await total()).toBe(1);
  });

  it('is refused when the key was used for another request', async () => {
    await post('One thing', 'key-00000003');

    expect(await post('Another', 'key-00000003')).toMatchObject({ status: 409 });
    expect(await post('Another', 'short')).toMatchObject({ status: 422 });
    expect(await total()).toBe(1);
  });

  it('may be repeated after an error, and after a day is new', async () => {
    expect(await post('   ', 'key-00000004')).toMatchObject({ status: 422 });
    expect(await post('Words', 'key-00000004')).toMatchObject({ status: 201 });
    kit.clock.advance(DAY + 1);
    expect(await post('Words', 'key-00000004')).toMatchObject({ status: 201 });
    expect(await total()).toBe(2);
  });

  it('belongs to one person', async () => {
    const colleague = await kit.joins(startup);
    await post('Mine', 'key-00000005');

    expect(await post('Mine', 'key-00000005', colleague)).toMatchObject({ status: 201 });
    expect(await total()).toBe(2);
  });

  it('is stored for another day once its key is reused', async () => {
    await post('Words', 'key-00000007');
    kit.clock.advance(DAY + 1);
    const anew = await post('Words', 'key-00000007');
    const again = await post('Words', 'key-00000007');

    expect(again).toMatchObject({ status: 201, body: anew.body });
    expect(await total()).toBe(2);
    kit.clock.advance(DAY + 1);
    expect(await post('Other words', 'key-00000007')).toMatchObject({ status: 201 });
  });

  it('is stored in the transaction of its write: a process may crash in between', async () => {
    const broken = await withoutNotes(kit, () => post('Once', 'key-00000008'));

    expect([broken.status, await total()]).toEqual([500, 0]);
    expect(await post('Once', 'key-00000008')).toMatchObject({ status: 201 });
    expect(await total()).toBe(1);
  });

  it('begun by a process that crashed can be taken over after a minute', async () => {
    const [key, body] = ['key-00000006', { title: 'Update', update: 'Words' }];
    const text = `POST /api/startups/${startup.id}/updates\n${JSON.stringify(body)}`;
    const requestHash = createHash('sha256').update(text).digest('base64url');
    const begun = { userId: founder.id, key, requestHash, createdAt: kit.clock.now() };
    await kit.db.insert(idempotencyKeys).values(begun);

    expect(await post('Words', key)).toMatchObject({ status: 409 });
    kit.clock.advance(61_000);
    expect(await post('Other words', key)).toMatchObject({ status: 409 });
    expect(await post('Words', key)).toMatchObject({ status: 201 });
    expect(await post('Words', key)).toMatchObject({ status: 201 });
    expect(await total()).toBe(1);
  });

  it('does nothing for an attempt that another process has taken over', async () => {
    const late = { userId: founder.id, key: 'key-00000009', begunAt: kit.clock.now() };
    kit.clock.advance(61_000);
    await post('Words', late.key);

    expect(await idempotencyQueries(kit.db).keep(late, 201, {})).toBe(false);
    await idempotencyQueries(kit.db).forget(late);
    expect((await post('Words', late.key)).headers['idempotency-replayed']).toBe('true');
  });

  it('taken for abandoned leaves alone what its successor is about to do', async () => {
    const attempts = idempotencyQueries(kit.db);
    const attempt = { userId: founder.id, key: 'key-00000010', requestHash: 'same' };
    const begin = () => {
      const now = kit.clock.now();
      const abandoned = new Date(now.getTime() - 60_000);
      return attempts.begin(attempt, { now, abandoned, outdated: new Date(0) });
    };
    const late = { ...attempt, begunAt: kit.clock.now() };
    expect(await begin()).toBe(true);
    kit.clock.advance(61_000);
    expect(await begin()).toBe(true);

    expect(await attempts.keep(late, 201, {})).toBe(false);
    await attempts.forget(late);
    expect(await attempts.find(attempt)).toMatchObject({ status: null });
    expect(await attempts.keep({ ...late, begunAt: kit.clock.now() }, 201, {})).toBe(true);
  });
});
