import { testApp } from '../testing';

const kit = testApp();

const metrics = async () => (await kit.app.inject('/metrics')).body;

it('counts answers by route and status, and names nobody', async () => {
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

it('tells how the process is, in lines Prometheus can read', async () => {
  const text = await metrics();

  expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
  expect(text).toMatch(/^event_loop_delay_p99_seconds \S+$/m);
  for (const line of text.trim().split('\n')) {
    expect(line).toMatch(/^(# TYPE \w+ (histogram|gauge)|\w+(\{[^}]*(\{[^}]*)?\})? [\d.e+-]+)$/);
  }
});
