import { askedMetrics, namesIn } from 'server-kit/testing/metricNames';
import { postLetter } from '../mail/outbox';
import type { Letter } from '../mail/stored/letter';
import { testApp } from '../testing';

const kit = testApp();

const metrics = async () => (await kit.app.inject('/metrics')).body;

it('counts responses by route and status, without personal data', async () => {
  const { id, token } = await kit.person();
  for (let time = 0; time < 3; time += 1) await kit.get(`/users/${id}`);
  await kit.get('/users/999999', { as: token });
  const text = await metrics();

  const count = 'http_request_duration_seconds_count';
  expect(text).toContain(`${count}{method="GET",route="/api/users/:userId",status="200"} 3`);
  expect(text).toContain(`${count}{method="GET",route="/api/users/:userId",status="404"} 1`);
  expect(text).toMatch(/le="\+Inf"} 3/);
  expect(text).not.toContain(token);
  expect(text).not.toContain('users/999999');
});

it('reports the state of the process in the Prometheus format', async () => {
  const text = await metrics();

  expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
  expect(text).toMatch(/^event_loop_delay_p99_seconds \S+$/m);
  expect(text).toMatch(/^password_hashing_running 0$/m);
  expect(text).toMatch(/^password_hashing_waiting 0$/m);
  for (const line of text.trim().split('\n')) {
    expect(line).toMatch(/^(# TYPE \w+ (histogram|gauge)|\w+(\{[^}]*(\{[^}]*)?\})? [\d.e+-]+)$/);
  }
});

it('reports the number of late mails, and since when', async () => {
  const email = (await kit.person()).email;
  const letter = {
    kind: 'account',
    subject: 'A',
    heading: 'A',
    paragraphs: ['A.'],
    why: 'A test.',
  };
  await postLetter(kit.deps, { name: 'Ana', email }, letter as Letter, 'product');
  kit.clock.advance(90_000);
  const text = await metrics();

  expect(text).toMatch(/^mail_outbox_due 1$/m);
  expect(text).toMatch(/^mail_outbox_late_seconds 90$/m);
});

it('reports the connections of a pool, if there is one', async () => {
  expect(await metrics()).not.toContain('database_connections');
  kit.deps.pool = () => ({ open: 10, idle: 3, waiting: 2 });

  expect(await metrics()).toMatch(/^database_connections_waited_for 2$/m);
});

it('has every metric of the api that alerts and the dashboard use', async () => {
  Object.assign(kit.deps, {
    pool: () => ({ open: 10, idle: 3, waiting: 2 }),
    replicas: () => 1,
    followers: () => 2,
    replicaLag: () => 2_500,
  });
  const text = await metrics();
  const names = namesIn(text);
  const asked = askedMetrics().filter((name) => !name.startsWith('edge_'));

  expect(asked.length).toBeGreaterThan(12);
  expect(asked.filter((name) => !names.has(name))).toEqual([]);
  expect(text).toMatch(/^database_replica_lag_seconds 2.5$/m);
  expect(text).toMatch(/^database_replicas_following 2$/m);
  expect(text).toMatch(/^disk_free_bytes [1-9]\d*$/m);
});

it.each([
  ['127.0.0.1', {}, 200],
  ['::1', {}, 200],
  ['::ffff:10.1.2.3', {}, 200],
  ['172.31.0.9', {}, 200],
  ['172.32.0.9', {}, 404],
  ['203.0.113.7', {}, 404],
  ['2001:db8::1', {}, 404],
  ['127.0.0.1', { 'x-forwarded-for': '203.0.113.7' }, 404],
  ['10.1.2.3', { 'x-forwarded-for': '10.1.2.4' }, 404],
  ['127.0.0.1', { forwarded: 'for=203.0.113.7' }, 404],
])('is read from the inner network only: %s %j is %i', async (remoteAddress, headers, status) => {
  const answer = await kit.app.inject({ url: '/metrics', remoteAddress, headers });

  expect(answer.statusCode).toBe(status);
});
