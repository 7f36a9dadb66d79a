import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { findVersionBefore, unpackVersion } from 'server-kit/testing/versionBefore';

import { systemClock } from '../app/clock';
import { FLOOR } from '../db/schemaFloor';
import { passwordHasher } from '../deps/passwords';
import { PASSWORD } from '../testing';
import { startApi } from '../testing/apiProcess';
import { people } from '../testing/people';
import { type ProcessDatabase, processDatabase } from '../testing/processDatabase';

let database: ProcessDatabase;
beforeEach(async () => {
  database = await processDatabase();
});

/** The packages of that version that the api needs, because shared code changes together with it. */
const PACKAGES = ['api', 'contract', 'server-kit', 'tooling'];

const before = findVersionBefore();
if (!before) process.stdout.write('No history here: the version before is not tried.\n');

(before ? describe : describe.skip)('the version before the newest migration', () => {
  let folder: string;
  beforeAll(() => {
    folder = unpackVersion(before!, PACKAGES);
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('works on the current schema, for everyday calls', async () => {
    expect(FLOOR).toBe(0); // If it is raised, the previous version has to refuse: change this test.
    const { db, close } = await database.open();
    const make = people({ db, clock: systemClock, passwords: passwordHasher() } as never);
    const startup = await make.startup();
    const founder = await make.joins(startup);
    const { mentorId } = await make.mentorOf(startup);
    const roomId = await make.room();
    await close();

    const { url, kill, ended } = await startApi(database.env, path.join(folder, 'api'));
    const call = async (method: string, to: string, body?: object, token = '') => {
      const answer = await fetch(`${url}/api${to}`, {
        method,
        headers: {
          ...(body && { 'content-type': 'application/json' }),
          ...(token && { authorization: `Bearer ${token}` }),
        },
        ...(body && { body: JSON.stringify(body) }),
      });
      return { status: answer.status, body: await answer.json() };
    };
    const login = { email: founder.email, password: PASSWORD };
    const signedIn = await call('POST', '/login', login);
    expect(signedIn.status).toBe(200);
    const { token } = signedIn.body as { token: string };
    const own = `/my/startups/${startup.id}`;
    const person = { name: 'Đorđe', surname: 'Ilić', email: 'djordje@people.example' };
    const password = { password: 'Novi-hleb-i-so', password_confirmation: 'Novi-hleb-i-so' };
    const slots = { mentor_id: mentorId, date: soon(), timezone: 'Europe/Sofia' };
    const acts: [string, string, object?][] = [
      ['GET', '/startups'],
      ['GET', `/public/startups/${startup.slug}`],
      ['GET', '/user'],
      ['POST', '/register', { ...person, ...password }],
      ['POST', `/startups/${startup.id}/updates`, { update: 'News' }],
      ['POST', own, { industry: 'Energy' }],
      [
        'POST',
        `${own}/invite-members`,
        { members: [{ email: 'a@people.example', position: 'IT' }] },
      ],
      ['POST', `${own}/meetings/availability`, slots],
      ['POST', '/forgot-password', { email: founder.email }],
      ['GET', '/account/export'],
      ['GET', '/notifications'],
      ['POST', '/logout'],
    ];
    expect(roomId).toBeGreaterThan(0);
    for (const [method, to, body] of acts) {
      const { status } = await call(method, to, body, to === '/register' ? '' : token);
      expect([method, to, Math.floor(status / 100)]).toEqual([method, to, 2]);
    }
    kill('SIGTERM');
    expect(await ended).toBe(0);
  });
});

describe('a database reserved for newer versions', () => {
  it('is refused with a sentence, and stays unchanged', async () => {
    const { db, close } = await database.open();
    const later = Date.UTC(2099, 0);
    await db.execute(
      sql`create table if not exists drizzle.schema_floor (migration bigint not null)`,
    );
    await db.execute(sql`insert into drizzle.schema_floor values (${later})`);
    await close();

    const api = spawn(process.execPath, ['--import', 'tsx', 'src/main.ts'], {
      cwd: path.join(__dirname, '../..'),
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { PATH: process.env.PATH, ...database.env, DEMO: 'on', API_PORT: '1' },
    });
    let output = '';
    api.stderr.on('data', (part) => {
      output += part;
    });
    const code = await new Promise((resolve) => api.once('close', resolve));
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(/^The database was changed by a newer version and .* from before\.\n$/),
    ]);
    const again = await database.open();
    const { rows } = (await again.db.execute(sql`select count(*)::int as n from users`)) as {
      rows?: { n: number }[];
    };
    expect(rows).toEqual([{ n: 0 }]);
    await again.db.execute(sql`delete from drizzle.schema_floor`);
    await again.close();
  });
});

/** A day that can be booked. */
const soon = () => new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
