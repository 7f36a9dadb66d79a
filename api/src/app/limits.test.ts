import { testApp } from '../testing';
import { testClock } from '../testing/testClock';
import { memoryLimiter } from './limiter';
import { network } from './limits';

const clock = testClock();
const kit = testApp({ limiter: memoryLimiter(clock) });

const tryLogin = (email: string, ip: string) =>
  kit.post('/login', { email, password: 'guess' }, { ip });

describe('limits', () => {
  it('stop the sixth login a minute for one address from one place, and say for how long', async () => {
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

  it('count a whole IPv6 network as one, and are not fooled by a forwarded address', async () => {
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

  it('hold for everything a guest does', async () => {
    const statuses = [];
    for (let call = 0; call < 301; call += 1)
      statuses.push((await kit.get('/profile-view/1/show', { ip: '192.0.2.9' })).status);

    expect(statuses.indexOf(429)).toBe(300);
  });
});

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '::ffff:203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('the network of %s is %s', (ip, expected) => {
  expect(network(ip)).toBe(expected);
});
