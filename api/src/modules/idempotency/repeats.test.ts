import { REFUSED_HEADER, REPEAT_HEADER } from 'contract/repeats';
import fastify from 'fastify';
import { z } from 'zod';

import { memoryLimiter, type Windows } from '../../app/limiter';
import { type TestUser, testApp } from '../../testing';
import { withoutNotes } from '../../testing/withoutNotes';
import { commitCalls } from '../commit/commit';
import { handleIdempotency } from './idempotency';

const kit = testApp();
let ana: TestUser;

beforeEach(async () => {
  ana = await kit.person();
});

const failure = { status: 409, headers: { [REFUSED_HEADER]: 'true' } };

describe('a repeated write', () => {
  it('undoes no later change, however late it arrives', async () => {
    const { id } = await kit.startup();
    const act = (name: string, key: string) =>
      kit.post(`/startups/${id}/${name}`, {}, { as: ana, headers: { 'idempotency-key': key } });
    const followed = await act('follow', 'follow-00001');
    await act('unfollow', 'unfollow-001');

    const late = await act('follow', 'follow-00001');

    expect(late).toMatchObject({ status: 200, body: followed.body });
    expect(late.headers['idempotency-replayed']).toBe('true');
    expect((await kit.get(`/startups/${id}/followers`)).body).toEqual({ followerCount: 0 });
  });

  it('may be sent again under its key when it was refused', async () => {
    const headers = { 'idempotency-key': 'follow-00002' };
    const { id } = await kit.startup();
    expect(await kit.post('/startups/999/follow', {}, { as: ana, headers })).toMatchObject({
      status: 404,
    });
    expect(await kit.post(`/startups/${id}/follow`, {}, { as: ana, headers })).toMatchObject({
      status: 200,
    });
  });

  it('gets a response even if that could not be stored, and may be sent again', async () => {
    const headers = { 'idempotency-key': 'follow-00003' };
    const { id } = await kit.startup();
    const follow = () => kit.post(`/startups/${id}/follow`, {}, { as: ana, headers });
    expect((await withoutNotes(kit, follow)).status).toBe(200);

    let again = await follow();
    while (again.status === 409) again = await follow(); // the attempt is deleted concurrently with its response
    expect(again.status).toBe(200);
    expect((await kit.get(`/startups/${id}/followers`)).body).toEqual({ followerCount: 1 });
  });

  it('is refused when its response is a secret, or its token is used', async () => {
    const at = '/account/second-factor/proof';
    const headers = { 'idempotency-key': 'proof-000001', [REPEAT_HEADER]: '1' };
    expect(await kit.post(at, { code: '123456' }, { as: ana, headers })).toMatchObject(failure);
  });

  it('is refused for a guest, for whom nothing is stored', async () => {
    const body = { name: 'Ana', email: 'ana@people.example', message: 'Hello from Tirana.' };
    const headers = { 'idempotency-key': 'contact-0001', [REPEAT_HEADER]: '1' };
    expect(await kit.post('/contact', body, { headers })).toMatchObject(failure);
  });

  it('gets the same response when it only reads', async () => {
    const token = 'a'.repeat(43);
    const headers = { [REPEAT_HEADER]: '1' };
    const ask = (more: object) => kit.post('/startups/invitations/read-invite', { token }, more);
    expect((await ask({ headers })).status).toBe((await ask({})).status);
  });
});

describe('a limit of a call', () => {
  const limited = testApp({ limiter: memoryLimiter({ now: () => new Date(0) }) });

  /** Posts an update of a new founder's startup under a key; ten an hour are allowed. */
  async function newComposer() {
    const startup = await limited.startup();
    const founder = await limited.joins(startup);
    return (key: string) =>
      limited.post(
        `/startups/${startup.id}/updates`,
        { update: 'Zima je prošla.' },
        { as: founder, headers: { 'idempotency-key': key } },
      );
  }

  it('counts an attempt once, however often its response was lost', async () => {
    const post = await newComposer();
    const first = await post('update-00001');
    for (let repeat = 1; repeat <= 4; repeat += 1)
      expect(await post('update-00001')).toMatchObject({ status: 201, body: first.body });
    for (let other = 2; other <= 10; other += 1)
      expect((await post(`update-0000${other}`)).status).toBe(201);

    expect((await post('update-00011')).status).toBe(429);
    expect((await post('update-000010')).status).toBe(201); // the response is repeated, the call is not run again
  });

  it('counts the seventh repeat within a minute, and later ones, as separate calls', async () => {
    const post = await newComposer();
    const statuses = [];
    for (let time = 0; time < 20; time += 1) statuses.push((await post('update-00001')).status);

    expect(statuses).toEqual([...Array(16).fill(201), ...Array(4).fill(429)]);
    expect((await post('update-00002')).status).toBe(429);
  });

  it('keeps refusing a refused attempt that is sent again under its key', async () => {
    const post = await newComposer();
    for (let at = 10; at < 20; at += 1) expect((await post(`update-000${at}`)).status).toBe(201);
    for (let time = 0; time < 3; time += 1) expect((await post('update-refused')).status).toBe(429);
  });

  it('counts endless repeats under one key', async () => {
    const eva = await limited.person();
    const subscribe = () =>
      limited.post(
        '/email-subscribe',
        { email: 'nobody' },
        { as: eva, headers: { 'idempotency-key': 'subscribe-01' } },
      );
    const statuses = [];
    for (let time = 0; time < 12; time += 1) statuses.push((await subscribe()).status);
    expect(statuses.filter((status) => status === 422).length).toBeLessThan(10);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('a day of a user who writes without end', () => {
  const windows: Windows = new Map();
  const limited = testApp({ limiter: memoryLimiter({ now: () => new Date(0) }, windows) });

  it('is stored up to five thousand attempts', async () => {
    const eva = await limited.person();
    const { id } = await limited.startup();
    const follow = (key: string) =>
      limited.post(`/startups/${id}/follow`, {}, { as: eva, headers: { 'idempotency-key': key } });
    expect((await follow('follow-00001')).status).toBe(200);
    windows.get(`attempts:${eva.id}`)!.count = 4_999;

    expect((await follow('follow-05000')).status).toBe(200);
    const { status, headers } = await follow('follow-05001');
    expect([status, headers['retry-after']]).toEqual([429, '86400']);
  });
});

describe('a call that may write', () => {
  const route = (config: object, shape = {}) => {
    const app = fastify();
    app.decorate('deps', kit.deps);
    commitCalls(app);
    handleIdempotency(app);
    const schema = { body: z.object(shape) };
    return () => app.post('/one', { config, schema, handler: async () => ({}) });
  };

  it('must declare whether it may be repeated, or the api does not start', () => {
    expect(route({})).toThrow('does not say whether it may be repeated');
  });

  it('stores no hash of a password', () => {
    const shape = { current_password: z.string() };
    expect(route({ repeats: 'once' }, shape)).toThrow('holds a password');
    expect(route({ repeats: 'never' }, shape)).not.toThrow();
  });
});
