import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { temporaryFolder } from 'server-kit/testing/temporaryFolder';

import { failedLogins } from '../modules/session/session.service';
import { PASSWORD, testApp } from '../testing';
import { testClock } from '../testing/testClock';
import { HOUR } from './clock';
import { fileBackedLimiter } from './fileBackedLimiter';
import { memoryLimiter } from './limiter';

const clock = testClock();
const limiter = memoryLimiter(clock);
const kit = testApp({ limiter });

const tryLogin = (email: string, ip: string) =>
  kit.post('/login', { email, password: 'guess' }, { ip });

describe('limits', () => {
  it('refuse the sixth login a minute for one address from one place, with the time to wait', async () => {
    const statuses = [];
    for (let attempt = 0; attempt < 6; attempt += 1)
      statuses.push((await tryLogin(' A@people.example', '192.0.2.1')).status);
    const stopped = await tryLogin('a@people.example', '192.0.2.1');

    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
    expect(stopped).toMatchObject({ status: 429, headers: { 'retry-after': '60' } });
    expect(await tryLogin('a@people.example', '192.0.2.2')).toMatchObject({ status: 422 });

    clock.advance(60_000);
    expect(await tryLogin('a@people.example', '192.0.2.1')).toMatchObject({ status: 422 });
  });

  it('count a whole IPv6 network as one, and ignore a forwarded address', async () => {
    const statuses = [];
    for (let host = 1; host <= 21; host += 1) {
      const { status } = await kit.post(
        '/login',
        { email: `b${host}@people.example`, password: 'guess' },
        { ip: `2001:db8:1:2::${host}`, headers: { 'x-forwarded-for': `198.51.100.${host}` } },
      );
      statuses.push(status);
    }

    expect(statuses.slice(0, 20)).not.toContain(429);
    expect(statuses[20]).toBe(429);
  });

  it('slow down distributed guessing, but lock nobody out', async () => {
    const { email } = await kit.person();
    for (let place = 1; place <= 100; place += 1) await tryLogin(email, `192.0.3.${place}`);
    const start = performance.now();
    const { status } = await kit.post('/login', { email, password: PASSWORD });

    expect(status).toBe(200);
    expect(performance.now() - start).toBeGreaterThan(990);
  });

  it('do not count a successful login as a guess', async () => {
    const { email } = await kit.person();
    for (let time = 0; time < 3; time += 1)
      expect(await kit.post('/login', { email, password: PASSWORD })).toMatchObject({
        status: 200,
      });
    await tryLogin(email, '192.0.4.200');

    expect(await limiter.reached(failedLogins(email), 2)).toBe(false);
    expect(await limiter.reached(failedLogins(email), 1)).toBe(true);
    clock.advance(HOUR);
    expect(await limiter.reached(failedLogins(email), 1)).toBe(false);
  });

  it.each([
    ['reads', '/profile-view/1/show', 150_000],
    ['calls', '/logout', 1_500],
  ] as const)('apply to every call of a guest: %s', async (kind, path, most) => {
    const ip = '2001:db8:9:9::1';
    const ask = () => (kind === 'reads' ? kit.get(path, { ip }) : kit.post(path, {}, { ip }));
    const key = `all:${kind === 'reads' ? 'read' : 'call'}:2001:db8:9:9::/64`;
    for (let call = 0; call < most - 1; call += 1) await limiter.hit(key, most, 300);

    expect((await ask()).status).not.toBe(429);
    expect((await ask()).status).toBe(429);
    expect(await kit.get(path, { ip: '2001:db8:9:a::1' })).not.toMatchObject({ status: 429 });
    clock.advance(300_000);
    expect((await ask()).status).not.toBe(429);
  });

  it('accept the right password from a network where it was right before, despite guesses there', async () => {
    const [home, crowd] = [await kit.person(), await kit.person()];
    const ip = '192.0.2.77';
    const signIn = ({ email }: { email: string }) =>
      kit.post('/login', { email, password: PASSWORD }, { ip });
    expect((await signIn(home)).status).toBe(200);
    for (let guess = 0; guess < 20; guess += 1) await tryLogin(`c${guess}@people.example`, ip);

    expect((await tryLogin('c20@people.example', ip)).status).toBe(429);
    expect((await signIn(home)).status).toBe(200);
    expect((await signIn(crowd)).status).toBe(429);
    clock.advance(60_000);
    expect((await signIn(crowd)).status).toBe(200);
  });

  it('accept the right password only from there, not from where somebody else guesses', async () => {
    const { email } = await kit.person();
    const signIn = (ip: string) => kit.post('/login', { email, password: PASSWORD }, { ip });
    expect((await signIn('192.0.2.90')).status).toBe(200);
    for (let guess = 0; guess < 20; guess += 1)
      await tryLogin(`d${guess}@people.example`, '192.0.2.91');

    expect((await signIn('192.0.2.91')).status).toBe(429);
    expect((await signIn('192.0.2.90')).status).toBe(200);
  });

  it('let a hall full of people sign up, but few can probe for accounts there', async () => {
    const { email } = await kit.person();
    const ip = '192.0.2.88';
    const form = { name: 'Ana', surname: 'Horvat', password: PASSWORD, terms: true };
    const register = (address: string) =>
      kit.post(
        '/register',
        { ...form, email: address, password_confirmation: PASSWORD },
        { ip, headers: { 'x-forwarded-for': address } },
      );
    for (let guest = 0; guest < 30; guest += 1)
      expect((await register(`hall${guest}@people.example`)).status).toBe(201);

    // Three for one address; the other addresses were registered above.
    const known = [email, ...Array.from({ length: 20 }, (_, n) => `hall${n}@people.example`)];
    const statuses = [];
    for (const address of known) statuses.push((await register(address)).status);
    expect(statuses).toEqual([...Array(20).fill(422), 429]);
    expect(await register('late@people.example')).toMatchObject({ status: 429 });
    clock.advance(HOUR);
    expect(await register('late@people.example')).toMatchObject({ status: 201 });
  });
});

it('survive a restart, and store no address', async () => {
  const folder = temporaryFolder('limits');
  const file = path.join(folder, 'limits.json');
  const first = fileBackedLimiter(file, clock);
  await first.hit('login ana@people.example', 2, 60);
  await first.hit('login ana@people.example', 2, 60);
  await first.hit('login ivan@people.example', 2, 1);
  await first.close();
  clock.advance(2_000);
  const second = fileBackedLimiter(file, clock);

  expect(await second.hit('login ana@people.example', 2, 60)).toEqual({
    allowed: false,
    retryAfter: 58,
  });
  expect(await second.reached('login ana@people.example', 3)).toBe(true);
  expect(await second.hit('login ivan@people.example', 2, 1)).toMatchObject({ allowed: true });
  expect(await readFile(file, 'utf8')).not.toContain('people.example');
});

it('need neither an existing folder nor a valid file to start and stop', async () => {
  const folder = temporaryFolder('limits');
  const file = path.join(folder, 'data', 'limits.json');
  await fileBackedLimiter(file, clock).close();
  await writeFile(file, '[["cut sh');
  const begun = fileBackedLimiter(file, clock);

  expect(await begun.hit('login ana@people.example', 1, 60)).toMatchObject({ allowed: true });
});
