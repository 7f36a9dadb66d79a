import { DAY } from '../../app/clock';
import { idempotencyKeys } from '../../db/schema';
import { type TestStartup, type TestUser, testApp } from '../../testing';

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
  it('happens once and answers twice', async () => {
    const first = await post('Once', 'key-00000001');
    const again = await post('Once', 'key-00000001');

    expect(again).toMatchObject({ status: 201, body: first.body });
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(await total()).toBe(1);
  });

  it('sent twice at the same moment happens once', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => post('Once', 'key-00000002')));

    expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThanOrEqual(1);
    expect(await total()).toBe(1);
  });

  it('is refused when the key stood for something else', async () => {
    await post('One thing', 'key-00000003');

    expect(await post('Another', 'key-00000003')).toMatchObject({ status: 409 });
    expect(await post('Another', 'short')).toMatchObject({ status: 422 });
    expect(await total()).toBe(1);
  });

  it('may be tried again after a refusal, and after a day is new', async () => {
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

  it('begun by a process that died can be taken up after a minute', async () => {
    await post('Words', 'key-00000006');
    await kit.db.update(idempotencyKeys).set({ status: null });

    expect(await post('Words', 'key-00000006')).toMatchObject({ status: 409 });
    kit.clock.advance(61_000);
    expect(await post('Words', 'key-00000006')).toMatchObject({ status: 201 });
  });
});
