import { once } from 'node:events';
import { connect } from 'node:net';

import { testApp } from '../testing';

const kit = testApp();
const stopping = testApp();

const send = (payload: string, type = 'application/json') =>
  kit.app.inject({ method: 'POST', url: '/api/login', payload, headers: { 'content-type': type } });

describe('the api', () => {
  it('accepts JSON and forms only: what a foreign page can post is refused', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'text/xml']) {
      expect((await send('email=a', type)).statusCode).toBe(415);
    }
  });

  it.each([
    ['no JSON', '{'],
    ['a prototype', '{"__proto__":{"isAdmin":true}}'],
    ['null', 'null'],
    ['a list', '[]'],
    ['nothing', ''],
    ['a truncated text', '{"email":"ana\\u0000","password":"a"}'],
  ])('responds to %s with 422', async (_what, payload) => {
    expect((await send(payload)).statusCode).toBe(422);
  });

  it.each(['/register', '/reset-password'])(
    'responds to an empty body at %s with 422',
    async (path) => {
      expect(await kit.call('POST', path)).toMatchObject({ status: 422 });
      expect(await kit.call('POST', path, { form: { email: 'a' } })).toMatchObject({ status: 422 });
    },
  );

  it('stops reading after 64 KiB', async () => {
    expect((await send(JSON.stringify({ email: 'a'.repeat(70_000) }))).statusCode).toBe(413);
  });

  it('refuses a message with two lengths', async () => {
    const { port } = new URL(await kit.app.listen({ port: 0, host: '127.0.0.1' }));
    const socket = connect(Number(port), '127.0.0.1');
    const ends = ['content-length: 5', 'transfer-encoding: chunked'];
    socket.write(
      ['POST /api/logout HTTP/1.1', 'host: here', ...ends, '', '0', '', ''].join('\r\n'),
    );
    const [answer] = await once(socket, 'data');
    socket.destroy();

    expect(String(answer)).toMatch(/^HTTP\/1.1 400 /);
    expect(String(answer)).toMatch(/\r\nx-content-type-options: nosniff\r\n/);
    expect(String(answer)).toMatch(/\r\n\r\n\{"message":"The request could not be read\."\}$/);
  });

  it('responds with Not found in JSON, whatever was requested', async () => {
    expect(await kit.get('/nothing')).toMatchObject({
      status: 404,
      body: { message: 'Not found.' },
    });
    expect(await kit.get('/users/abc')).toMatchObject({
      status: 404,
      body: { message: 'Not found.' },
    });
  });

  it('is live, and ready with its database', async () => {
    for (const path of ['/health', '/health/live', '/health/ready']) {
      expect(await kit.get(path)).toMatchObject({ status: 200, body: { status: 'ok' } });
    }
  });

  it('is not ready while it stops, but serves remaining requests', async () => {
    const drained = stopping.app.drain.begin();

    expect(await stopping.get('/health/ready')).toMatchObject({ status: 404 });
    expect(await stopping.get('/startups')).toMatchObject({
      status: 200,
      headers: { connection: 'close' },
    });
    await drained;
  });

  it('describes itself', async () => {
    const { body } = await kit.get('/docs');

    expect(body.openapi).toBe('3.1.0');
    expect(body.paths['/api/login'].post.requestBody).toBeDefined();
    expect(body.paths['/api/user'].get.security).toEqual([{ bearer: [] }]);
    expect(JSON.stringify(body)).not.toMatch(/"\$ref":"(?!#\/components\/schemas\/)/);
  });

  it('reveals nothing about an internal error', async () => {
    kit.app.deps.db.$count = () => {
      throw new Error('relation "users" does not exist');
    };
    const { status, body } = await kit.get('/users/1/followers');

    expect(status).toBe(500);
    expect(body).toEqual({ message: 'Server Error', request_id: expect.any(String) });
  });
});
