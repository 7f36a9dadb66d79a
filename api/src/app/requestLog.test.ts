import { sql } from 'drizzle-orm';
import { createLogger } from 'server-kit/log';

import { jobs } from '../jobs/jobs';
import { startJobs } from '../jobs/startJobs';
import { buildApp } from '../server/app';
import { testApp } from '../testing';

const kit = testApp();
const ID = '0b6f2a1e-3c4d-4e5f-8a9b-0c1d2e3f4a5b';

/** A logger like that of the process, and its lines. */
function readableLog() {
  const lines: string[] = [];
  const destination = { write: (line: string) => void lines.push(line) };
  return { lines, log: createLogger({ app: 'api', level: 'debug', destination }) };
}

describe('the log of a call', () => {
  it.each([
    ['42;founder=1.4.2-ab12cd34;public=1.0.0-11111111', true],
    ['42', true],
    ['42;founder=<script>', false],
    ['42;token=secret', false],
    ['token=secret', false],
    [`42${';founder=1.0.0-aaaaaaaa'.repeat(13)}`, false],
    [`42;founder=${'1'.repeat(61)}`, false],
  ])('names the releases of the page that made it: %s', async (header, kept) => {
    const { lines, log } = readableLog();
    const app = await buildApp(kit.deps, log);
    await app.inject({
      url: '/api/health/live',
      headers: { 'x-mfe': header, 'x-request-id': ID },
    });
    await app.close();

    const answered = lines
      .map((line) => JSON.parse(line))
      .find(({ msg }) => msg === 'The request was answered.');
    expect(answered).toMatchObject({ route: '/api/health/live', status: 200, reqId: ID });
    expect(answered.releases).toBe(kept ? header : undefined);
  });

  it('has no line for frequent polls of edges, unless one fails', async () => {
    const { lines, log } = readableLog();
    const app = await buildApp(kit.deps, log);
    const ask = () =>
      app.inject({ url: '/page-changes', headers: kit.deps.keys.clients.prove('127.0.0.1') });
    expect((await ask()).statusCode).toBe(200);
    expect(lines.filter((line) => line.includes('page-changes'))).toEqual([]);

    await kit.db.execute(sql`alter table page_changes rename to page_changes_away`);
    const failed = await ask().finally(() =>
      kit.db.execute(sql`alter table page_changes_away rename to page_changes`),
    );
    await app.close();
    expect(failed.statusCode).toBe(500);
    expect(lines.filter((line) => JSON.parse(line).err)).toHaveLength(1);
  });

  it('has the failed statement and the reason, without values', async () => {
    const { lines, log } = readableLog();
    const app = await buildApp(kit.deps, log);
    const secrets = ['tajna@people.example', 'Kvaka-i-drvo-9', 'Zlatokrila'];
    const [email, password, name] = secrets;
    const body = { name, surname: name, email, password, password_confirmation: password };
    await kit.db.execute(sql`alter table sessions rename to sessions_away`);
    const post = (url: string) => app.inject({ method: 'POST', url, payload: body });
    const answer = await post('/api/register').finally(() =>
      kit.db.execute(sql`alter table sessions_away rename to sessions`),
    );
    await kit.db.execute(sql`alter table mail_requests rename to mail_requests_away`);
    const asked = await post('/api/forgot-password').finally(() =>
      kit.db.execute(sql`alter table mail_requests_away rename to mail_requests`),
    );
    await app.close();

    expect([answer.statusCode, asked.statusCode]).toEqual([500, 500]);
    const failed = lines.map((line) => JSON.parse(line)).filter(({ err }) => err);
    expect(failed).toHaveLength(2);
    expect(failed[0].err).toMatchObject({
      statement: expect.stringContaining('"sessions"'),
      stack: expect.arrayContaining([expect.stringContaining('/src/')]),
      cause: { code: '42P01' },
    });
    expect(lines.filter((line) => secrets.some((secret) => line.includes(secret!)))).toEqual([]);
  });

  it('of a failed job names no recipient', async () => {
    const { lines, log } = readableLog();
    const founder = await kit.person({ email: 'canary.job@people.example' });
    await kit.post('/forgot-password', { email: founder.email });
    const transport = {
      send: async ({ to }: { to: { email: string } }) => {
        throw Object.assign(new Error(`450 <${to.email}> is busy`), { responseCode: 450 });
      },
      close: () => undefined,
    };
    const mail = jobs(kit.deps, transport, log).filter(({ name }) => name === 'mail');
    const stop = startJobs(mail, log);
    const isWaiting = (line: string) => JSON.parse(line).msg.startsWith('A mail could not be sent');
    while (!lines.some(isWaiting)) await new Promise(setImmediate);
    await stop();

    const waits = JSON.parse(lines.find(isWaiting)!);
    expect(waits).toMatchObject({ attempts: 1, err: { responseCode: 450 } });
    expect(lines.join()).not.toContain('canary');
  });
});
