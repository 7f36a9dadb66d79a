import { eq } from 'drizzle-orm';

import { DAY, MINUTE } from '../../app/clock';
import { users } from '../../db/schema';
import { passwordHasher } from '../../deps/passwords';
import { PASSWORD, testApp } from '../../testing';
import { untilUseIsNoted } from '../../testing/untilUseIsNoted';
import { sessionService } from './session.service';

const kit = testApp();

const newcomer = (email: string) => ({
  name: 'Јована',
  surname: 'Ђорђевић',
  email,
  password: 'Tri-sunca-9',
  password_confirmation: 'Tri-sunca-9',
});

describe('POST /register', () => {
  it('registers a user and signs them in, with a username derived from their name', async () => {
    const { status, body } = await kit.post('/register', newcomer('  Jovana@People.Example '));

    expect(status).toBe(201);
    expect(body.user).toMatchObject({
      email: 'jovana@people.example',
      username: 'jovana_djordjevic',
      roles: [],
    });
    const me = await kit.get('/user', { as: body.token });
    expect(me.body).toMatchObject({ name: 'Јована', has_password: true, data: { roles: [] } });
  });

  it('adds digits to a username that is taken', async () => {
    const { body } = await kit.post('/register', newcomer('jovana2@people.example'));

    expect(body.user.username).toBe('jovana_djordjevic2');
  });

  it.each([
    [
      'a taken address',
      { email: 'jovana@people.example' },
      'email',
      'The email has already been taken.',
    ],
    ['no address at all', { email: 'jovana' }, 'email', 'The email must be a valid email address.'],
    ['a missing name', { name: ' ' }, 'name', 'The name field is required.'],
    [
      'a link as name',
      { surname: 'http://spam' },
      'surname',
      'The surname may not contain a link or an address.',
    ],
    [
      'a short password',
      { password: 'kratka', password_confirmation: 'kratka' },
      'password',
      /at least 8/,
    ],
    [
      'a common password',
      { password: 'Sunshine123', password_confirmation: 'Sunshine123' },
      'password',
      /most common passwords/,
    ],
    [
      'another confirmation',
      { password_confirmation: 'Dva-sunca-9' },
      'password',
      /does not match/,
    ],
    [
      'their name as password',
      { password: 'djordjevic77', password_confirmation: 'djordjevic77', surname: 'Djordjevic' },
      'password',
      /your name/,
    ],
  ])('refuses %s', async (_what, change, field, message) => {
    const { status, body } = await kit.post('/register', {
      ...newcomer('new@people.example'),
      ...change,
    });

    expect(status).toBe(422);
    expect(body.errors[field][0]).toMatch(message);
  });
});

describe('POST /login', () => {
  it('responds the same to a wrong password and an unknown address', async () => {
    const { email } = await kit.person();
    const wrong = await kit.post('/login', { email, password: 'not-it' });
    const unknown = await kit.post('/login', {
      email: 'nobody@people.example',
      password: 'not-it',
    });

    expect(wrong).toMatchObject({
      status: 422,
      body: { message: 'These credentials do not match our records.' },
    });
    expect(wrong.body.errors).toBeUndefined();
    expect(unknown.body).toEqual(wrong.body);
  });

  it('ends the session of the request and opens another', async () => {
    const { email, token } = await kit.person();
    const { status, body } = await kit.post(
      '/login',
      { email: email.toUpperCase(), password: PASSWORD },
      { as: token },
    );

    expect(status).toBe(200);
    expect(await kit.get('/user', { as: body.token })).toMatchObject({
      status: 200,
      body: { email },
    });
    expect(await kit.get('/user', { as: token })).toMatchObject({ status: 401 });
  });

  it('rehashes a password that was hashed with another cost', async () => {
    const { id, email } = await kit.person();
    const hashOf = async () => (await kit.db.select().from(users).where(eq(users.id, id)))[0]!;
    const { passwordHash: dated } = await hashOf();
    const today = passwordHasher();
    const other = sessionService({ ...kit.deps, passwords: today });
    await other.logIn(
      { email, password: PASSWORD },
      { name: 'a phone', viewer: null, browserKey: 'a' },
    );

    const { passwordHash: renewed } = await hashOf();
    expect([dated, renewed].map((hash) => today.isDated(hash!))).toEqual([true, false]);
    expect(renewed).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
    expect((await kit.post('/login', { email, password: PASSWORD })).status).toBe(200);
  });

  it('keeps the twenty most recently used sessions', async () => {
    const { email, token } = await kit.person();
    for (let device = 0; device < 20; device += 1) {
      kit.clock.advance(1_000);
      await kit.post('/login', { email, password: PASSWORD });
    }

    expect(await kit.get('/user', { as: token })).toMatchObject({ status: 401 });
  });
});

describe('a session', () => {
  it('ends at logout, and only that one', async () => {
    const { email, token } = await kit.person();
    const other = await kit.post('/login', { email, password: PASSWORD });

    expect(await kit.post('/logout', undefined, { as: token })).toMatchObject({ status: 200 });
    expect(await kit.post('/logout', undefined, { as: token })).toMatchObject({ status: 200 });
    expect(await kit.get('/user', { as: token })).toMatchObject({
      status: 401,
      body: { message: 'Unauthenticated.' },
    });
    expect(await kit.get('/user', { as: other.body.token })).toMatchObject({ status: 200 });
  });

  it('is extended by use, up to 30 days', async () => {
    const { token } = await kit.person();
    for (let visit = 0; visit < 3; visit += 1) {
      kit.clock.advance(10 * DAY - MINUTE);
      expect(await kit.get('/user', { as: token })).toMatchObject({ status: 200 });
      await untilUseIsNoted(kit);
    }
    kit.clock.advance(4 * MINUTE);
    expect(await kit.get('/user', { as: token })).toMatchObject({ status: 401 });
  });

  it('ends after 14 idle days', async () => {
    const { token } = await kit.person();
    kit.clock.advance(14 * DAY + 1);
    expect(await kit.get('/user', { as: token })).toMatchObject({ status: 401 });
  });

  it('that is invalid is treated as a guest on public pages', async () => {
    const { status, headers } = await kit.get('/startups', { as: 'x'.repeat(43) });

    expect(status).toBe(200);
    expect(headers['x-auth-state']).toBe('expired');
  });

  it('that is valid is not reported as expired, nor is a guest without one', async () => {
    const { token } = await kit.person();
    for (const caller of [{ as: token }, {}]) {
      const { status, headers } = await kit.get('/startups', caller);
      expect([status, headers['x-auth-state']]).toEqual([200, undefined]);
    }
  });
});
